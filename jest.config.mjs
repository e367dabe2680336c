// JavaScript, because Jest requires a loader for a TypeScript configuration on Node.js 20.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('node_modules', import.meta.url));

/** Whether a package ships ES modules. They are compiled, because Jest runs CommonJS. */
function isEsModule(name) {
  const file = path.join(modules, name, 'package.json');
  return fs.existsSync(file) && JSON.parse(fs.readFileSync(file, 'utf8')).type === 'module';
}

const esModules = fs
  .readdirSync(modules)
  .flatMap((name) =>
    name.startsWith('@')
      ? fs.readdirSync(path.join(modules, name)).map((scoped) => `${name}/${scoped}`)
      : [name],
  )
  .filter(isEsModule);

/** @type {import("jest").Config} */
const project = {
  roots: [
    '<rootDir>/src',
    '<rootDir>/plugins',
    '<rootDir>/scripts',
    '<rootDir>/tests',
    '<rootDir>/packages',
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
    ],
  },
  transformIgnorePatterns: [`^(?!.*/node_modules/(${esModules.join('|')})/).*/node_modules/`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/mocks/css-module.ts',
    '\\.css$': '<rootDir>/tests/mocks/empty.ts',
    // Exports only ES modules, which Jest doesn't resolve.
    '^estree-walker$': fileURLToPath(import.meta.resolve('estree-walker')),
    '^@site/(.*)$': '<rootDir>/$1',
    // Uses a feature of the bundler.
    '^\\./island-modules$': '<rootDir>/packages/static-islands/tests/island-modules.ts',
    '^@static-islands/modules/(.*)$':
      '<rootDir>/packages/static-islands/fixtures/site/src/islands/$1',
    '^@docusaurus/(Link|Head|router|useDocusaurusContext|useBaseUrl|useBrokenLinks|useIsBrowser)$':
      '<rootDir>/tests/mocks/docusaurus-$1',
    '^@generated/(.*)$': '<rootDir>/tests/mocks/generated-$1',
    '^@theme(-original|-init)?/(.*)$': '<rootDir>/tests/mocks/theme',
  },
};

/** @type {import("jest").Config} */
export default {
  projects: [
    { ...project, testMatch: ['**/*.test.ts'] },
    // Tests of components need a document. Others that need one start with a comment that says so.
    { ...project, testMatch: ['**/*.test.tsx'], testEnvironment: 'jsdom' },
  ],
  // In milliseconds. It only stops tests that hang, and is high enough for slow machines.
  testTimeout: 1_200_000,
  // By default, Jest leaves one core unused, which is half of a machine with two cores.
  maxWorkers: '100%',
};
