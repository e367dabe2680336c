import fs from 'node:fs';
import path from 'node:path';
import {
  MANIFEST_FILE,
  serverFilesDirOf,
  siteManifestSchema,
  type SiteManifest,
} from '../contracts/site-manifest';

export interface BuiltSite {
  /** Folder of the served files. */
  filesDir: string;
  manifest: SiteManifest;
}

/** @throws an error that names the file and the command to run if the site in the folder isn't built */
export function readBuiltSite(buildDir: string): BuiltSite {
  const file = path.join(serverFilesDirOf(buildDir), MANIFEST_FILE);
  try {
    const manifest = siteManifestSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    // A deployment can change a symbolic link to another folder. The server keeps this folder until it reloads.
    const filesDir = path.dirname(fs.realpathSync(file));
    return { filesDir, manifest };
  } catch (cause) {
    throw new Error(
      `${file} is missing, incomplete, or from another version. Accepted: the files of a complete build. Run "npm run build".`,
      { cause },
    );
  }
}
