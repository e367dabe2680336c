import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../tests/temporary-folder';
import { install, MissingToolError, obstacleTo } from './missing-tool';
import { preparedFolder, prepareFolder } from './prepared-folder';

const { root: parent } = temporaryFolder();

const quay = (release: string) => preparedFolder('quay-v1', [release], parent);

/** Creates a folder with the required file. */
const make = jest.fn(async (folder: string): Promise<void> => {
  fs.writeFileSync(path.join(folder, 'berth'), '');
});

test('a folder is prepared once for its inputs, and again if it is incomplete', async () => {
  const first = await prepareFolder(quay('1.0.0'), make, 'berth');
  await expect(prepareFolder(quay('1.0.0'), make, 'berth')).resolves.toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
  fs.rmSync(path.join(quay('1.0.0').folder, 'berth'));
  await prepareFolder(quay('1.0.0'), make, 'berth');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a prepared folder replaces that for other inputs, unless its creation fails', async () => {
  await prepareFolder(quay('1.1.0'), make, 'berth');
  const problem = new MissingToolError('no crane on PATH');
  const fail = () => Promise.reject(problem);
  await expect(prepareFolder(quay('2.0.0'), fail, 'berth')).rejects.toBe(problem);
  expect(fs.readdirSync(parent)).toEqual([path.basename(quay('1.1.0').folder)]);
});

describe('an obstacle', () => {
  beforeEach(() => delete process.env.CI);

  it('is a missing command, or the last lines of a failed installation', async () => {
    await expect(obstacleTo(() => install('crane', 'no-such-crane', []))).resolves.toBe(
      'no no-such-crane on PATH',
    );
    const failing = ['-c', 'echo Collecting; echo "OSError: [Errno 28]" >&2; exit 1'];
    await expect(obstacleTo(() => install('pip install nitric', 'sh', failing))).resolves.toBe(
      'pip install nitric failed: Collecting OSError: [Errno 28]',
    );
    await expect(obstacleTo(() => install('crane', 'true', []))).resolves.toBeUndefined();
  });

  it('is an error in CI', async () => {
    process.env.CI = 'true';
    await expect(obstacleTo(() => install('crane', 'false', []))).rejects.toThrow('crane failed');
  });
});
