/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const projectDir = path.resolve(__dirname, '../..');

function contentStatus(...options: string[]) {
  return spawnSync(
    path.join(projectDir, 'node_modules/.bin/tsx'),
    ['scripts/maintain/content-status/index.ts', ...options],
    { cwd: projectDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
}

describe('npm run content:status', () => {
  it('reports in text and JSON, and fails only in strict mode with open items', () => {
    const text = contentStatus('--quiet');
    expect(text).toMatchObject({ status: 0, stderr: '' });
    const open = Number(/^Open: (\d+)$/m.exec(text.stdout)?.[1]);
    const strict = contentStatus('--strict', '--json');
    const json = JSON.parse(strict.stdout) as Record<string, unknown[]>;
    expect(Object.values(json).flat()).toHaveLength(open);
    expect(strict.status).toBe(open > 0 ? 1 : 0);
  });
});
