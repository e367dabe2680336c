import { temporaryFolder } from '../tests/temporary-folder';

const { run } = temporaryFolder('run');
const page = 'docs/index.mdx';

test('reports each program that fails, with page and line', () => {
  const { status, stdout, stderr } = run('run', '--limit', '6s');
  if (stderr.includes(': not started: ') && !process.env.CI) {
    // A toolchain is missing, which the command says in one line for each SDK. In CI, this is a failure.
    process.stderr.write(stderr);
    return;
  }
  const lines = stderr.split('\n').filter((line) => /^(?:docs|tests)\//.test(line));
  expect(lines).toEqual([
    'docs/guides/broken.mdx:1:1 project examples/broken: start: the program ended: exit status 1',
    'docs/guides/commands.mdx:21:1 output the output of run="different" differs. Run "npm run check:run -- --update" to write it to the page. The output is:',
    'docs/guides/commands.mdx:25:1 output run="not-shown" prints something that the page doesn\'t show. Add a fence with output="not-shown". The output is:',
    'docs/guides/commands.mdx:29:1 output output="nowhere": no command on the page has run="nowhere".',
    'docs/guides/typed-command.mdx:9:1 project examples/typed: "set -e',
    `docs/guides/typed-file.mdx:13:1 project examples/typed: "node total.mjs" failed:`,
    'docs/guides/typed-output.mdx:1:1 project examples/typed/total.mjs isn\'t the file that the tutorial types. Run "npm run check:run -- --update" to write it.',
    'docs/guides/typed-output.mdx:42:1 output the output of run="wrong" differs. Run "npm run check:run -- --update" to write it to the page. The output is:',
    `${page}:19:1 response response="accepted/1": the page shows { "berth": "13" }, but the response is {"berth":"12"}`,
    `${page}:23:1 failed run="wrong-status": step 1 (request GET /berths): status: expected 200, but got 503 with the body ""`,
    `${page}:31:1 rejected Invalid Name: 'waterMeters' for KeyValueStore try 'water-meters'`,
    `${page}:39:1 exit the program ended: exit status 1`,
    `${page}:50:1 exit the program ended: exit status 1`,
    `${page}:55:1 timeout run="hang": step 1 (request GET /berths): the program took longer than 6s`,
    `${page}:61:1 scenario run="no-such-scenario" requires the file tests/samples/no-such-scenario.yaml, which doesn't exist.`,
    `${page}:77:1 exit run="panic": step 1 (request GET /berths): the program ended: exit status 2`,
    `${page}:83 run and norun require a complete TypeScript, JavaScript, Python or Go program of the latest SDK version.`,
    `${page}:87 a fence has either run or norun. Remove one.`,
    `tests/samples/unused.yaml isn't used. Add run="unused" to a fence.`,
  ]);
  expect(stderr).toContain(
    '1 of 7 JavaScript programs are not started. The share can be at most 3%:',
  );
  expect(stdout).toContain('JavaScript: 1 accepted by Nitric, 1 of them ran through a scenario');
  expect(status).toBe(1);

  const again = run('run', '--path', page, '--limit', '6s');
  const started = /\((\d+) started\)/;
  const [before, after] = [stdout, again.stdout].map((text) => Number(started.exec(text)?.[1]));
  expect(after).toBeLessThan(before ?? 0);
}, 300_000);
