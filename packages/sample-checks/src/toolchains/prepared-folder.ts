import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { TOOLCHAIN_FOLDER } from '../folders';

/** A cached folder in `.cache/toolchains` whose name depends on its inputs. */
export interface PreparedFolder {
  /** Name of the toolchain, such as `python-v1`. */
  name: string;
  folder: string;
  fingerprint: string;
}

/** Other inputs, such as a new release, result in another folder. @param parent replaced by tests */
export function preparedFolder(
  name: string,
  inputs: readonly string[],
  parent = TOOLCHAIN_FOLDER,
): PreparedFolder {
  const fingerprint = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  return { name, folder: path.join(parent, `${name}-${fingerprint.slice(0, 12)}`), fingerprint };
}

function removeOlder({ name, folder }: PreparedFolder): void {
  const parent = path.dirname(folder);
  const pattern = new RegExp(`^${name}-[0-9a-f]{12}$`);
  fs.readdirSync(parent)
    .filter((entry) => pattern.test(entry) && entry !== path.basename(folder))
    .forEach((entry) => fs.rmSync(path.join(parent, entry), { recursive: true, force: true }));
}

/**
 * Creates a folder unless it exists. The folder is renamed when it is complete, so interrupted and concurrent runs can't
 * leave an incomplete folder.
 * @param make fills the folder
 * @param requiredFile a file that exists in a complete folder
 * @returns the fingerprint
 */
export async function prepareFolder(
  prepared: PreparedFolder,
  make: (folder: string) => Promise<void>,
  requiredFile: string,
): Promise<string> {
  const { folder, fingerprint } = prepared;
  if (!fs.existsSync(path.join(folder, requiredFile))) {
    fs.rmSync(folder, { recursive: true, force: true });
    const draft = `${folder}.${process.pid}`;
    fs.mkdirSync(draft, { recursive: true });
    try {
      await make(draft);
      if (!fs.existsSync(folder)) {
        fs.renameSync(draft, folder);
      }
      removeOlder(prepared);
    } finally {
      fs.rmSync(draft, { recursive: true, force: true });
    }
  }
  return fingerprint;
}
