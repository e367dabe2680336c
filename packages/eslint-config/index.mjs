import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Rules for all code.
 * @param {{ zones: object[] }} options folders that can't import from each other, in the format of import-x/no-restricted-paths
 */
export const codeRules = ({ zones }) =>
  tseslint.config(js.configs.recommended, tseslint.configs.recommended, {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX, '@docusaurus': docusaurus },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?:\\.\\.?/)+packages/',
              message: 'Import a package by its name. Its `exports` are its entries.',
            },
          ],
        },
      ],
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
  });

/** Rules for components and code of the browser. @param {string[]} files */
export const reactRules = (files) => ({
  files,
  plugins: { 'react-hooks': reactHooks, ...jsxA11y.flatConfigs.recommended.plugins },
  rules: {
    ...reactHooks.configs.recommended.rules,
    ...jsxA11y.flatConfigs.recommended.rules,
    'no-console': ['error', { allow: ['warn', 'error'] }],
  },
});

/** Rules for tests. @param {string[]} files */
export const testRules = (files) => ({
  files,
  languageOptions: { globals: globals.jest },
  rules: { 'max-lines-per-function': 'off' },
});
