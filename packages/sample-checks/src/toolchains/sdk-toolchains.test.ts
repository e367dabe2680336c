/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { absent, missingToolNotice, type Readiness } from './readiness';
import { failureOf, preparedFolder, prepareFolder } from './prepared-folder';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'toolchains-'));
afterAll(() => fs.rmSync(parent, { recursive: true }));

const quay = (release: string) => preparedFolder('quay-v1', [release], parent);

/** Creates a folder with the required file. */
const make = jest.fn((folder: string): Promise<Readiness | undefined> => {
  fs.writeFileSync(path.join(folder, 'berth'), '');
  return Promise.resolve(undefined);
});

describe('a prepared folder', () => {
  it('is created once for its inputs', async () => {
    const first = await prepareFolder(quay('1.0.0'), make, 'berth');
    await expect(prepareFolder(quay('1.0.0'), make, 'berth')).resolves.toEqual(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is created again if it is incomplete', async () => {
    fs.rmSync(path.join(quay('1.0.0').folder, 'berth'));
    await prepareFolder(quay('1.0.0'), make, 'berth');
    expect(fs.existsSync(path.join(quay('1.0.0').folder, 'berth'))).toBe(true);
  });

  it('replaces the folder for other inputs', async () => {
    await prepareFolder(quay('1.1.0'), make, 'berth');
    expect(fs.readdirSync(parent)).toEqual([path.basename(quay('1.1.0').folder)]);
  });

  it('does not exist if its creation failed', async () => {
    const problem = absent('no crane on PATH');
    const result = await prepareFolder(quay('2.0.0'), () => Promise.resolve(problem), 'berth');
    expect(result).toBe(problem);
    expect(fs.existsSync(quay('2.0.0').folder)).toBe(false);
    expect(fs.readdirSync(parent)).toHaveLength(1);
  });
});

describe('a failed installation', () => {
  const failed = (stderr: string) =>
    failureOf('pip install nitric', { status: 1, stdout: '', stderr, missing: false });

  it.each([
    'ERROR: Could not find a version that satisfies the requirement nitric==1.1.2 (from versions: none)',
    'NewConnectionError: Failed to establish a new connection: [Errno -3] Temporary failure in name resolution',
    'dial tcp: lookup proxy.example: no such host',
    'reading https://proxy.example/core/@v/v0.info: 403 Forbidden',
    'Could not find artifact com.github.nitrictech:jvm-sdk:jar:v0.1.3',
  ])('is absent because of the registry: %s', (stderr) => {
    expect(failed(stderr)).toMatchObject({ ready: false, kind: 'absent' });
  });

  it('is failed for other errors, with the last lines of the output', () => {
    expect(failed('Collecting nitric\nOSError: [Errno 28]\nNo space left on device\n')).toEqual({
      ready: false,
      kind: 'failed',
      reason: 'pip install nitric failed: OSError: [Errno 28] No space left on device',
    });
  });
});

describe('the notice about a missing tool', () => {
  const ci = process.env.CI ?? '';
  afterEach(() => {
    process.env.CI = ci;
  });

  it('is one line, even in CI', () => {
    process.env.CI = 'true';
    const readiness = { ready: false, kind: 'absent', reason: 'no go\n  on PATH' } as const;
    expect(missingToolNotice('Go v1 samples: syntax only', readiness)).toBe(
      'Go v1 samples: syntax only: no go on PATH.',
    );
  });

  it('is an error in CI if the tools are installed', () => {
    process.env.CI = 'true';
    const readiness = { ready: false, kind: 'failed', reason: 'No space left' } as const;
    expect(() => missingToolNotice('Go v1 samples', readiness)).toThrow(/this is an error in CI/);
  });
});
