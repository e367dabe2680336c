/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod';

const reports = z.array(z.object({ messages: z.array(z.object({ message: z.string() })) }));

/** The ESLint messages for a file, which doesn't have to exist. */
function lint(file: string, code: string): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', file, '--format', 'json'],
    { cwd: path.resolve(__dirname, '..'), input: code, encoding: 'utf8' },
  );
  if (!stdout) {
    throw new Error(stderr);
  }
  return reports
    .parse(JSON.parse(stdout))
    .flatMap(({ messages }) => messages.map(({ message }) => message));
}

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

it('a component with state and a handler is rejected outside islands', () => {
  const messages = lint('src/components/Counter/index.tsx', COUNTER);
  expect(messages).toEqual([
    expect.stringContaining('Make it an island'),
    expect.stringContaining('Make it an island'),
  ]);
});

it('the same component is accepted as an island', () => {
  expect(lint('src/islands/counter.tsx', COUNTER)).toEqual([]);
});

it('a layer cannot import a later layer', () => {
  const code = "import '../features/site/route';\n";
  expect(lint('src/config/probe.ts', code)).toEqual([
    expect.stringContaining('can import only from'),
  ]);
});
