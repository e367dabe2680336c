import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** DESIGN, 'Shape': each layer may import those before it, never those after it. */
const layers = ['contracts', 'config', 'search-engine', 'components', 'features', 'mdx', 'theme'];

const oneWayZones = layers.slice(0, -1).map((layer, index) => ({
  target: `./src/${layer}`,
  // contracts name types of config (icons); types have no run-time direction.
  from: layers
    .slice(index + 1)
    .filter((later) => !(layer === 'contracts' && later === 'config'))
    .map((later) => `./src/${later}`),
  message: `src/${layer} may import ${layers.slice(0, index + 1).join(', ')} alone: dependencies run one way.`,
}));

const outsideZones = ['./plugins', './server', './scripts'].map((target) => ({
  target,
  from: ['./src/components', './src/features', './src/mdx', './src/theme'],
  message: 'Plugins, server and scripts import contracts and config, never React code.',
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
      'no-restricted-imports': [
        'error',
        {
          name: '@docusaurus/router',
          importNames: ['matchPath'],
          message:
            'It knows literal paths alone in production (plugins/slim-client); src/features/site/route.ts compares pages.',
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
