import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Each layer can import only the layers before it. */
const layers = [
  'contracts',
  'config',
  'social-image',
  'search-engine',
  'components',
  'features',
  'islands',
  'client',
  'mdx',
  'theme',
];

/** Code that React runs in the browser: islands and their features. */
const islandCode = ['src/islands/**', 'src/features/feedback/**', 'src/features/search/**'];

/** React renders all other code only during the build. */
const staticMarkup =
  'React renders pages only during the build, so this has no effect in the browser. Make it an island (src/islands, and ' +
  '`islandCode` in eslint.config.mjs), or move the code to src/client.';
const browserHooks =
  /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|Optimistic|ActionState|DeferredValue|ImperativeHandle|EffectEvent|Ref)$/;

const oneWayZones = layers.slice(0, -1).map((layer, index) => ({
  target: `./src/${layer}`,
  // contracts can import types of config (icons).
  from: layers
    .slice(index + 1)
    .filter((later) => !(layer === 'contracts' && later === 'config'))
    .map((later) => `./src/${later}`),
  message: `src/${layer} can import only from ${layers.slice(0, index + 1).join(', ')}.`,
}));

const outsideZones = ['./plugins', './server', './scripts'].map((target) => ({
  target,
  from: ['./src/components', './src/features', './src/mdx', './src/theme'],
  message: 'Plugins, server, and scripts can import contracts and config, but not React code.',
}));

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      'build-server/',
      'server-bundle/',
      '.cache/',
      '.data/',
      '.docusaurus/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX, '@docusaurus': docusaurus },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...oneWayZones, ...outsideZones] }],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-ignore': true, 'ts-nocheck': true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@docusaurus/no-html-links': 'off',
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, ...jsxA11y.flatConfigs.recommended.plugins },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: [...islandCode, 'src/client/**', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression:matches([callee.name=${browserHooks}], [callee.property.name=${browserHooks}])`,
          message: staticMarkup,
        },
        {
          selector: 'JSXAttribute[name.name=/^(?:on[A-Z].*|ref)$/]',
          message: staticMarkup,
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    languageOptions: { globals: { ...globals.jest } },
    rules: { 'max-lines-per-function': 'off' },
  },
);
