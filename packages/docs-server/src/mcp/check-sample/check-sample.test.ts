import fs from 'node:fs';
import { bundledProgram } from '../../../tests/bundled-program';
import { docsFixture, fixtureFiles } from '../../../tests/docs-fixture';
import { docsSite } from '../../../tests/docs-site';
import { SAMPLE_COMPILER_FILE } from '../../contracts/sdk-types';
import { Docs } from '../docs';
import { checkSample, findTypeScript } from '.';
import { LONGEST_SAMPLE } from './contract';

const IMPORT = "import { bucket } from '@nitric/sdk'\n";
const PAGE = 'https://docs.example/docs/reference/nodejs/storage/bucket-on';

let docs: Docs;
let removeCompiler: () => void;

beforeAll(async () => {
  const { file, remove } = await bundledProgram('src/mcp/check-sample/worker.ts');
  removeCompiler = remove;
  const files = { ...docsFixture, [SAMPLE_COMPILER_FILE]: fs.readFileSync(file, 'utf8') };
  docs = new Docs(docsSite, fixtureFiles(files), 'https://docs.example/docs');
});
afterAll(() => removeCompiler());

const problemsOf = async (code: string) =>
  (await checkSample(docs, { code }, findTypeScript() ?? '')).problems;

test.each([
  ['a wrong argument', "bucket('a').on('wriet', '*')", 'TS2345', 16],
  ['a misspelled function', "bucket('a').no('write', '*')", 'TS2339', 13],
])('%s has its place, its message, and the page of the function', async (_, line, code, column) => {
  expect(await problemsOf(IMPORT + line)).toEqual([
    {
      line: 2,
      column,
      code,
      message: expect.any(String),
      functions: [{ signature: 'bucket.on(type, filter, ...middleware)', url: PAGE }],
    },
  ]);
});

test('packages other than the SDK are unknown and no problem', async () => {
  const code =
    "import express from 'express'\nexpress().get('/', (req, res) => res.send(process.env.A))";
  expect(await problemsOf(code)).toEqual([]);
  expect(await problemsOf("import { api } from '@nitric/skd'")).toMatchObject([{ code: 'TS2307' }]);
});

test.each([
  ['an import', `import text from '${__filename}'`],
  ['a reference', `/// <reference path="${__filename}" />`],
  ['a reference to types', '/// <reference types="node" />\nimport fs from "node:fs"'],
])('%s reads no file', async (_, code) => {
  expect(JSON.stringify(await problemsOf(code))).not.toContain('jest-environment');
});

test('a sample that the compiler cannot nest is an error, and a right one has no problems afterwards', async () => {
  await expect(problemsOf('['.repeat(LONGEST_SAMPLE))).rejects.toThrow('Check a shorter sample');
  expect(await problemsOf(`${IMPORT}bucket('a').on('write', '*')`)).toEqual([]);
});

test('too many samples at once are rejected', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => problemsOf(IMPORT)));
  const reasons = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(reasons.length).toBeGreaterThan(0);
  expect(new Set(reasons)).toEqual(new Set([expect.stringContaining('Try again in a minute')]));
});
