import fs from 'node:fs';
import path from 'node:path';

const EJECTED = /^\/\/ Ejected from (@docusaurus\/[\w-]+) (\d+\.\d+\.\d+)\.\n\/\/ \S/;
const WRAPPED = /^\/\/ Wraps the component of @docusaurus\/[\w-]+\.\n\/\/ \S/;

/** Reads the file by its path, because the `exports` of some packages don't include `package.json`. */
const installedVersion = (name: string): string =>
  JSON.parse(fs.readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')).version;

/** Returns what to do about an override, or undefined if it is up to date. */
function problemOf(file: string, source: string): string | undefined {
  const [, original, checkedVersion] = EJECTED.exec(source) ?? [];
  if (!original) {
    return WRAPPED.test(source)
      ? undefined
      : `${file}: start the file with "// Ejected from <package> <version>." or "// Wraps the component of <package>.", and ` +
          'explain in the next line what it changes and why.';
  }
  const installed = installedVersion(original);
  return installed === checkedVersion
    ? undefined
    : `${file}: compare it with lib/theme/${file.replace(/(\/index)?\.tsx?$/, '')} of ${original} ${installed} (props, exports, ` +
        `markup, accessibility), apply the changes since ${checkedVersion}, and update the version in its first line.`;
}

it('every override has a header, and every ejected component was checked against the installed theme', () => {
  const overrides = fs
    .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => problemOf(file, fs.readFileSync(path.join(__dirname, file), 'utf8')));
  expect(overrides.length).toBeGreaterThan(0);
  expect(overrides.filter((problem) => problem !== undefined)).toEqual([]);
});

it.each([
  ['an outdated version', '// Ejected from @docusaurus/theme-classic 3.0.0.\n// Why.', /3\.0\.0/],
  ['a missing header', 'export default null;', /^Footer\/index\.tsx: start the file/],
])('reports %s', (_, source, message) => {
  expect(problemOf('Footer/index.tsx', source)).toMatch(message);
});

it('accepts a wrapped component', () => {
  const source = '// Wraps the component of @docusaurus/theme-classic.\n// Adds a link.';
  expect(problemOf('Footer/index.tsx', source)).toBeUndefined();
});
