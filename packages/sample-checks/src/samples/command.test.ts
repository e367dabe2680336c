import { temporaryFolder } from '../tests/temporary-folder';

const { run: runIn, write } = temporaryFolder('samples');

function run(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = runIn('samples', ...args);
  return { status, output: stdout + stderr };
}

describe('sample-checks samples', () => {
  it('prints page, line, column, and message of a problem', () => {
    const { status, output } = run('--lang', 'ts', '--path', 'docs/types.mdx');
    expect(status).toBe(1);
    expect(output).toContain(
      `docs/types.mdx:11:43 TS2345 Argument of type '"reading"' is not assignable`,
    );
    expect(output).not.toContain('docs/fences.mdx');
  });

  it('passes if every sample is correct, and caches the result', () => {
    write('docs/good/one.mdx', '```toml\nberths = 4\n```\n');
    expect(run('--path', 'docs/good')).toMatchObject({ status: 0 });
    expect(run('--path', 'docs/good').output).toContain('1 samples on 1 pages (0 not cached)');
  });

  it.each([
    [['--lang', 'cobol'], /Unknown language --lang cobol\. Accepted: typescript/],
    [['--path', 'docs/none.mdx'], /--path docs\/none\.mdx doesn't match any page/],
    [['--report', '--lang', 'ts'], /--report requires a check of the whole site/],
  ])('rejects %j', (args, message) => {
    const { status, output } = run(...args);
    expect(status).toBe(2);
    expect(output).toMatch(message);
  });
});
