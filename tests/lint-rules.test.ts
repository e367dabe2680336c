import { spawnSync } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod';

/** Lints texts as if they were in files. The files don't have to exist. */
const PROGRAM = `
  import { text } from 'node:stream/consumers';
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const lint = async ({ file: filePath, code }) => (await eslint.lintText(code, { filePath }))[0].messages;
  console.log(JSON.stringify(await Promise.all(JSON.parse(await text(process.stdin)).map(lint))));
`;

const COUNTER = `import { useState, type ReactNode } from 'react';

export function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
`;

const ISLAND = 'Make it an island';
const LAYER = 'can import only from';
const PLUGINS = 'Move the shared code to plugins/lib';

/** Files with an import that is rejected for a reason, or accepted. */
const imports: [file: string, imported: string, reason?: string][] = [
  ['src/contracts/probe.ts', '../config/site', LAYER],
  ['src/config/probe.ts', '../features/home', LAYER],
  ['src/components/Probe/index.tsx', '../../config/node/env', LAYER],
  ['plugins/output/probe.ts', '../../src/islands/search', LAYER],
  ['plugins/output/probe.ts', '../search/search-index', PLUGINS],
  ['packages/search/src/probe.ts', '@site/src/config/site', "A package can't import"],
  ['packages/search/src/probe.ts', '../../docs-server/src/env', 'Relative import'],
  ['plugins/output/probe.ts', '../../packages/search/src', 'Import a package by its name'],
  ['packages/search/src/probe.ts', '@nitric-docs/docs-server'],
  ['src/config/node/probe.ts', '../site'],
  ['plugins/output/probe.ts', '../lib/content-inventory'],
  ['scripts/lib/probe.ts', '../../plugins/docs-options'],
];

interface Case {
  name: string;
  file: string;
  code: string;
  expected: string[];
}

const cases: Case[] = [
  {
    name: 'state and a handler outside islands',
    file: 'src/components/Counter/index.tsx',
    code: COUNTER,
    expected: [ISLAND, ISLAND],
  },
  { name: 'the same in an island', file: 'src/islands/counter.tsx', code: COUNTER, expected: [] },
  {
    name: 'a command that only a POSIX system can start',
    file: 'scripts/probe.mjs',
    code: "import { spawnSync } from 'node:child_process';\nspawnSync('npm', ['ci']);\nspawnSync('npm ci', { shell: true });\n",
    expected: ['On Windows, npm and npx are scripts'],
  },
  ...imports.map(([file, imported, reason]) => ({
    name: `${file} imports ${imported}`,
    file,
    code: `import '${imported}';\n`,
    expected: reason ? [reason] : [],
  })),
];

const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
  cwd: path.resolve(__dirname, '..'),
  input: JSON.stringify(cases),
  encoding: 'utf8',
});
if (!stdout) {
  throw new Error(stderr);
}
const results = z.array(z.array(z.object({ message: z.string() }))).parse(JSON.parse(stdout));

it.each(cases.map((each, index) => ({ ...each, messages: results[index] })))(
  '$name: $expected',
  ({ expected, messages }) => {
    expect(messages).toEqual(
      expected.map((text) => ({ message: expect.stringContaining(text) as string })),
    );
  },
);
