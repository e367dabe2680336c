import fs from 'node:fs';
import path from 'node:path';
import { menus, type Menu } from '../../../src/config/navigation';
import type { PlannedRoute } from './format';
import { FreezeRefusal, type FreezeState } from './plan';

/** @throws FreezeRefusal that names the file when it is missing or no JSON */
function readJson(siteDir: string, file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (error) {
    throw new FreezeRefusal(
      `${file}: ${error instanceof Error ? error.message : 'unreadable'}. Accepted: valid JSON.`,
      { cause: error },
    );
  }
}

function readFilesBelow(root: string): Map<string, Uint8Array> {
  if (!fs.existsSync(root)) {
    return new Map();
  }
  const files = fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      path.relative(root, file).split(path.sep).join('/'),
      fs.readFileSync(file),
    ]),
  );
}

/** What `planFreeze` needs to know of the site in a folder. Files are read, never written. */
export function readFreezeState(siteDir: string): FreezeState {
  return {
    versionNames: readJson(siteDir, 'versions.json'),
    // The type check of the site guards the shape of these three: src/config imports them.
    currentVersions: readJson(siteDir, 'src/config/sdk-versions.json') as Record<string, string>,
    frozenMenus: readJson(siteDir, 'src/config/frozen-menus.json') as Menu[],
    plannedRoutes: readJson(siteDir, 'src/config/planned-routes.json') as PlannedRoute[],
    menus,
    exists: (target) => fs.existsSync(path.join(siteDir, target)),
    filesBelow: (folder) => readFilesBelow(path.join(siteDir, folder)),
  };
}
