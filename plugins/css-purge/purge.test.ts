/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';
import cssPurge from '.';
import { ClassNames } from './class-names';
import { purgeCss, wordsIn } from './purge';

const purge = (css: string, script: string): string => purgeCss([css], wordsIn([script])).join('');

test('selectors with a class that no script names go, all others stay', () => {
  expect(
    purge(
      '.used{a:b}.used .gone,p{a:b}.gone{a:b}#id[x]>a{a:b}:is(.gone,.used) a{a:b}:is(.gone) a{a:b}',
      'className:"used"',
    ),
  ).toBe('.used{a:b}p{a:b}#id[x]>a{a:b}:is(.gone,.used) a{a:b}');
});

test('a negated class that nobody sets matches everything: it stays', () => {
  expect(purge('a:not(.gone){a:b}', '')).toBe('a:not(.gone){a:b}');
});

test('blocks that are empty go, keyframes and the order of layers stay', () => {
  expect(purge('@layer a,b;@media print{.gone{a:b}}@keyframes k{50%{a:b}}', '')).toBe(
    '@layer a,b;@keyframes k{50%{a:b}}',
  );
});

test('properties that nobody reads go, also when only such a one reads them', () => {
  expect(purge(':root{--a:1px;--b:var(--a);--kept:1}', 'style={{"--kept":2}}')).toBe(
    ':root{--kept:1}',
  );
});

test('a constant is written where it is read, and never runs into its neighbour', () => {
  expect(purge(':root{--size:1.75;--font:Arial}a{font:1rem/var(--size)var(--font)}', '')).toBe(
    'a{font:1rem/1.75  Arial}',
  );
});

test.each([
  [
    'it has another value in a colour mode',
    ':root{--c:#fff}[data-theme=dark]{--c:#000}a{b:var(--c)}',
  ],
  ['it has another value on an element', ':root{--c:#fff}a{--c:#000}a{b:var(--c)}'],
  ['it has another value on a screen', ':root{--c:1}@media (width>1px){:root{--c:2}}a{b:var(--c)}'],
  [
    'it refers to a value that differs between elements',
    ':root{--c:var(--d)}p{--d:1}a{b:var(--c)}',
  ],
])('a property stays when %s', (_why, css) => {
  expect(purge(css, '')).toBe(css);
});

test('a style sheet may read what another one sets', () => {
  const words = wordsIn(['']);
  expect(purgeCss([':root{--a:1px;--b:2px}', 'a{b:var(--a)}p{--b:3px;b:var(--b)}'], words)).toEqual(
    [':root{--b:2px}', 'a{b:1px}p{--b:3px;b:var(--b)}'],
  );
});

test('what the root sets outside of layers wins over a layer', () => {
  expect(
    purge(
      '@layer x{:root{--c:1}}:root,[data-theme=dark]{--c:2}[data-theme=dark]{--c:3}a{b:var(--c)}',
      '',
    ),
  ).toBe(':root,[data-theme=dark]{--c:2}[data-theme=dark]{--c:3}a{b:var(--c)}');
});

/** The rule for CSS modules, as Docusaurus' configuration has it. */
const cssModulesRule = () => ({
  use: [
    {
      loader: '/node_modules/css-loader/dist/cjs.js',
      options: { modules: { localIdentName: '[local]' } },
    },
  ],
});

const context = { siteDir: '/site' } as LoadContext;

test('wrong options and a bundler configuration of another form stop the build', () => {
  expect(() => cssPurge(context, { keep: ['.dotted'] })).toThrow(
    /wrong options of the plugin css-purge[^]*keep/,
  );
  const plugin = cssPurge(context, {});
  const configure = (optimization: object, rules: object[]) => () =>
    plugin.configureWebpack?.(
      { mode: 'production', optimization, module: { rules } },
      false,
      {} as never,
      undefined,
    );
  const styles = { splitChunks: { cacheGroups: { styles: { type: 'css/mini-extract' } } } };
  expect(configure({}, [cssModulesRule()])).toThrow(
    /css-purge: the bundler configuration has no cache group "styles"/,
  );
  expect(configure(styles, [])).toThrow(/css-purge: .* has 0 rules for CSS modules/);
  expect(configure(styles, [cssModulesRule()])).not.toThrow();
});

test('classes of CSS modules have short names, the same each time', () => {
  const names = new ClassNames('/site');
  const name = names.nameOf('/site/src/a.module.css', 'title');
  expect(name).toMatch(/^[A-Za-z][\w-]{3}$/);
  expect(new ClassNames('/elsewhere').nameOf('/elsewhere/src/a.module.css', 'title')).toBe(name);
  expect(names.nameOf('/site/src/b.module.css', 'title')).not.toBe(name);
  expect(names.nameOf('/site/src/a.module.css', 'title')).toBe(name);
});

test('two classes of one name stop the build, which names both', () => {
  const names = new ClassNames('/site');
  const nameAll = () => {
    for (let index = 0; index < 100_000; index += 1) {
      names.nameOf('/site/src/a.module.css', `c${index}`);
    }
  };
  expect(nameAll).toThrow(
    /css-purge: \.c\d+ of src\/a\.module\.css and \.c\d+ of src\/a\.module\.css would both be called/,
  );
});
