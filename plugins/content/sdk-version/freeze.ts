import { applyPlan } from './apply';
import { FreezeError, planFreeze, type FreezePlan } from './plan';
import { readFreezeState } from './state';

/** Lists the written files and the remaining steps for the maintainer. */
function reportOf({ sdk, frozenVersion, newVersion, targets }: FreezePlan): string {
  return [
    `${sdk} ${frozenVersion} is frozen at /reference/${sdk}/${frozenVersion}; docs/reference/${sdk} is now ${newVersion}.`,
    'Written:',
    ...targets.map(({ path }) => `  ${path}`),
    'Next:',
    `  1. Describe ${newVersion} in docs/reference/${sdk}: pages, samples and the version of the package to install.`,
    `  2. Update the menu "reference/${sdk}" in src/config/menus.yaml and its pages in src/config/planned-routes.json.`,
    '  3. Run npm run content:status and npm run build, then commit everything together.',
  ].join('\n');
}

/**
 * Freezes an SDK's current reference and makes a new version the latest.
 * @throws FreezeError or a file system error. In both cases, no file has changed.
 */
export function freezeSdkVersion(siteDir: string, sdk: string, newVersion: string): string {
  const plan = planFreeze(readFreezeState(siteDir), sdk, newVersion);
  applyPlan(siteDir, plan);
  return reportOf(plan);
}

/** Runs `freezeSdkVersion` for the command line and prints the result. */
export function runFreeze(siteDir: string, sdk: string, newVersion: string): void {
  try {
    console.info(freezeSdkVersion(siteDir, sdk, newVersion));
  } catch (error) {
    if (!(error instanceof FreezeError)) {
      throw error;
    }
    // The message is enough for the maintainer. Docusaurus would also print a stack trace.
    console.error(`sdk:version: ${error.message}`);
    process.exitCode = 1;
  }
}
