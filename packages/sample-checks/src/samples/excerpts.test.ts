import { pageOf, readFence } from '../../fixtures/sample-checks.config';
import { temporaryFolder } from '../tests/temporary-folder';
import { checkExcerpts, excerptOf } from './excerpts';
import { readFences } from './read-fences';
import { updatePages } from './rewrite-fences';

const source = `// #region declare
import { api } from '@nitric/sdk'
// #endregion

const use = () => {
  // #region body
  if (late) {
    // #region inner
    remind()
    // #endregion
  }
  // #endregion
}
`;

test.each([
  [undefined, /^import .*\n\nconst use = [^#]*}$/s],
  ['inner', /^remind\(\)$/],
])('the region %s has no markers and no margin', (region, expected) => {
  expect(excerptOf(source, region)).toMatch(expected);
});

const before = process.cwd();
afterAll(() => process.chdir(before));
const { root, write, read } = temporaryFolder();

const page = 'page.mdx';
const fence = (meta: string, text: string): string =>
  ['1. Step', '', `   \`\`\`ts ${meta}`, `   ${text}`, '   ```', ''].join('\n');

const check = () => {
  const { fences } = readFences(pageOf(page, read(page)), readFence);
  return checkExcerpts(fences);
};

beforeAll(() => {
  process.chdir(root);
  write('examples/tools/tools.ts', source);
});

test.each([
  ['file="examples/tools/tools.ts" region="declare"', 'differs from region declare of'],
  ['file="examples/tools/tools.ts" region="other"', 'has no "#region other"'],
  ['file="examples/tools/missing.ts"', "doesn't exist"],
])('reports the fence with %s', (meta, message) => {
  write(page, fence(meta, 'old()'));
  const { problems } = check();
  expect(problems).toEqual([expect.objectContaining({ page, line: 3, code: 'excerpt' })]);
  expect(problems[0]?.message).toContain(message);
});

test('an update writes the excerpt with the indentation of the fence', () => {
  const meta = 'file="examples/tools/tools.ts" region="body"';
  write(page, `${fence(meta, 'old()')}${fence(meta, 'old()')}`);
  expect(updatePages(check().corrections)).toBe(2);
  expect(check().problems).toEqual([]);
  expect(read(page)).toContain('\n   if (late) {\n     remind()\n   }\n   ```\n');
});
