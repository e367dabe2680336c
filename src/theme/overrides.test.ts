import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The first line of an override that replaces its original: package, compared version, and hash of the original. */
const EJECTED =
  /^\/\/ Ejected from (@docusaurus\/[\w-]+) (\d+\.\d+\.\d+), ([0-9a-f]{8})\.\n\/\/ \S/;
const WRAPPED = /^\/\/ Wraps the component of @docusaurus\/[\w-]+\.\n\/\/ \S/;

/** The folder of a package, by its main file, because its `exports` don't include `package.json`. */
const folderOf = (name: string): string => path.join(path.dirname(require.resolve(name)), '..');

const versionOf = (name: string): string =>
  jest.requireActual<{ version: string }>(path.join(folderOf(name), 'package.json')).version;

/** The hash of a component and its style sheet. Undefined if the package has no such component. */
function hashOf(component: string): string | undefined {
  if (!fs.existsSync(component)) {
    return undefined;
  }
  const styles = path.join(path.dirname(component), 'styles.module.css');
  const files = fs.existsSync(styles) ? [component, styles] : [component];
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(fs.readFileSync(file)));
  return hash.digest('hex').slice(0, 8);
}

/** Returns what to do about an override, or undefined if its original is the one that it was compared with. */
function problemOf(file: string, source: string): string | undefined {
  const [, name, version = '', compared] = EJECTED.exec(source) ?? [];
  if (!name) {
    return WRAPPED.test(source)
      ? undefined
      : `${file}: start the file with "// Wraps the component of <package>." or "// Ejected from <package> <version>, <hash of the original>.", ` +
          'and explain in the next line what it changes and why.';
  }
  const original = `src/theme/${file}`;
  const hash = hashOf(path.join(folderOf(name), original));
  if (hash === undefined) {
    return `${file}: ${name} ${versionOf(name)} has no ${original}. Find out what renders it now, and move or remove the override.`;
  }
  const installed = versionOf(name);
  return hash === compared
    ? undefined
    : `${file}: its original has changed. Read the changes with "npm diff --diff=${name}@${version} --diff=${name}@${installed} ${original}", ` +
        `apply what concerns the override (props, markup, accessibility), and start it with "// Ejected from ${name} ${installed}, ${hash}."`;
}

it('every override has a header, and was compared with the original that is installed', () => {
  const overrides = fs
    .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .map((file) => problemOf(file, fs.readFileSync(path.join(__dirname, file), 'utf8')));
  expect(overrides.length).toBeGreaterThan(0);
  expect(overrides.filter((problem) => problem !== undefined)).toEqual([]);
});

const header = '// Ejected from @docusaurus/theme-classic 3.0.0, 00000000.\n// Why.';

it.each([
  [
    'another original',
    'Footer/index.tsx',
    header,
    /^Footer.*"npm diff .*@3\.0\.0 .* src\/theme\/Footer.*, [0-9a-f]{8}\."$/,
  ],
  ['an original that is gone', 'Gone/index.tsx', header, /has no src\/theme\/Gone\/index.tsx/],
  ['a missing header', 'Footer/index.tsx', 'export default null;', /start the file with/],
])('reports %s', (_, file, source, message) => {
  expect(problemOf(file, source)).toMatch(message);
});
