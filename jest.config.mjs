// JavaScript rather than TypeScript: on Node 20 Jest reads a TypeScript configuration only with a loader.
/** Packages that ship ES modules only: Jest runs CommonJS, so they are compiled like our own code. */
const esModules = [
  'unified',
  'unist-.*',
  'mdast-.*',
  'micromark.*',
  'remark-.*',
  'rehype-.*',
  'hast-.*',
  'hastscript',
  'vfile.*',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'decode-named-character-reference',
  'character-entities.*',
  'character-reference-invalid',
  'parse-entities',
  'is-decimal',
  'is-hexadecimal',
  'is-alphanumerical',
  'is-alphabetical',
  'stringify-entities',
  'estree-util-.*',
  'estree-walker',
  'periscopic',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'html-void-elements',
  'zwitch',
  'longest-streak',
  'ccount',
  'escape-string-regexp',
  'fault',
  'markdown-table',
  'trim-lines',
  'web-namespaces',
  '@mdx-js/.*',
  'fathom-client',
  'p-limit',
  'yocto-queue',
  'parse5',
  'entities',
  'beautiful-mermaid',
  'tinypool',
];

/** @type {import("jest").Config} */
export default {
  testEnvironment: 'jsdom',
  roots: [
    '<rootDir>/src',
    '<rootDir>/plugins',
    '<rootDir>/server',
    '<rootDir>/scripts',
    '<rootDir>/tests',
  ],
  // A limit ends a test that hangs and says nothing about speed: no machine is so slow that a test needs twenty minutes.
  testTimeout: 1_200_000,
  // By default Jest leaves a core alone, which is half of a machine with two.
  maxWorkers: '100%',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/tests/mocks/empty.ts',
    // Exports ES modules alone, which Jest doesn't ask for.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^@site/(.*)$': '<rootDir>/$1',
    // The bundler's list of a folder.
    '^\\./island-modules$': '<rootDir>/tests/mocks/island-modules.ts',
    // Docusaurus ships it with JSX in it.
    '^@docusaurus/core/lib/client/BrokenLinksContext$':
      '<rootDir>/tests/mocks/docusaurus-BrokenLinksContext.tsx',
    '^@docusaurus/(Link|Head|router|useDocusaurusContext|useBaseUrl|useBrokenLinks|useIsBrowser|ExecutionEnvironment|useRouteContext)$':
      '<rootDir>/tests/mocks/docusaurus-$1',
    '^@generated/(.*)$': '<rootDir>/tests/mocks/generated-$1',
    '^@theme(-original|-init)?/(.*)$': '<rootDir>/tests/mocks/theme',
  },
};
