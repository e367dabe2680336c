import fs from 'node:fs';
import path from 'node:path';
import { menus, type Menu } from '../../../src/config/navigation';
import { filesBelow } from '../../lib/files-below';
import type { PlannedRoute } from './format';
import { FreezeError, type FreezeState } from './plan';

/** @throws FreezeError that names the file if it is missing or not valid JSON */
function readJson(siteDir: string, file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (error) {
    throw new FreezeError(
      `${file}: ${error instanceof Error ? error.message : 'unreadable'}. The file must be valid JSON.`,
      { cause: error },
    );
  }
}

const readFilesBelow = (folder: string): Map<string, Uint8Array> =>
  new Map(filesBelow(folder).map((file) => [file, fs.readFileSync(path.join(folder, file))]));

/** Reads the state of a site that `planFreeze` requires. */
export function readFreezeState(siteDir: string): FreezeState {
  return {
    versionNames: readJson(siteDir, 'versions.json'),
    // src/config imports these three files, so the type check covers their shape.
    currentVersions: readJson(siteDir, 'src/config/sdk-versions.json') as Record<string, string>,
    frozenMenus: readJson(siteDir, 'src/config/frozen-menus.json') as Menu[],
    plannedRoutes: readJson(siteDir, 'src/config/planned-routes.json') as PlannedRoute[],
    menus,
    exists: (target) => fs.existsSync(path.join(siteDir, target)),
    filesBelow: (folder) => readFilesBelow(path.join(siteDir, folder)),
  };
}
