import type { FenceSource } from '../config';
import { pageOf, readFence } from '../../fixtures/sample-checks.config';
import { readFences } from './read-fences';

const problemsOf = (visible: string): string[] => {
  const page = pageOf('docs/pier.mdx', '```ts\nopen()\n```\n');
  const read = (source: FenceSource) => {
    const content = readFence(source);
    return content && { ...content, visible };
  };
  return readFences(page, read).problems.map(({ line, message }) => `${line} ${message}`);
};

test('reports visible lines of a TypeScript sample that readers can’t use without the hidden ones', () => {
  expect(problemsOf("import { berth } from './berth'\n\nawait berth.open()")).toEqual([]);
  expect(problemsOf('const berth = 3\n})')).toEqual([
    expect.stringMatching(/^1 the visible lines don't parse: Declaration or statement expected/),
    expect.stringMatching(/^1 the visible lines don't parse/),
  ]);
});
