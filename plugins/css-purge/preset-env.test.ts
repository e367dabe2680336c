/** @jest-environment node */
import { getLightningCssMinimizerOptions } from '@docusaurus/faster';
import { transform } from 'lightningcss';
import { withoutPresetEnv } from '.';

const presetEnv = ['/node_modules/postcss-preset-env/dist/index.cjs', {}] as const;
const other = { postcssPlugin: 'another' };

it('leaves out postcss-preset-env alone', () => {
  expect(withoutPresetEnv([presetEnv, other])).toEqual([other]);
});

it.each([
  [0, [other]],
  [2, [presetEnv, presetEnv]],
])('says what it expects when there are %i', (count, plugins) => {
  expect(() => withoutPresetEnv(plugins)).toThrow(
    `css-purge: PostCSS has ${count} plugins postcss-preset-env, accepted is one`,
  );
});

it('needs no prefixes from PostCSS: what minifies the style sheet adds them', () => {
  const code = Buffer.from('.a { user-select: none; backdrop-filter: blur(1px) }');
  const environment = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { targets } = getLightningCssMinimizerOptions() as { targets: Record<string, number> };
  Object.assign(process.env, { NODE_ENV: environment });
  const minified = transform({ filename: 'a.css', code, minify: true, targets }).code.toString();
  expect(minified).toContain('-webkit-user-select:none');
  expect(minified).toContain('-webkit-backdrop-filter:blur(1px)');
});
