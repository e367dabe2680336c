import { applyPlan } from './apply';
import { FreezeRefusal, planFreeze, type FreezePlan } from './plan';
import { readFreezeState } from './state';

/** What was written, and what is left to the maintainer. */
function reportOf({ sdk, frozenVersion, newVersion, targets }: FreezePlan): string {
  return [
    `${sdk} ${frozenVersion} is frozen at /reference/${sdk}/${frozenVersion}; docs/reference/${sdk} is now ${newVersion}.`,
    'Written:',
    ...targets.map(({ path }) => `  ${path}`),
    'Next:',
    `  1. Describe ${newVersion} in docs/reference/${sdk}: pages, samples and the version of the package to install.`,
    `  2. Bring the menu "reference/${sdk}" in src/config/menus/sdk-${sdk}.ts and its pages in src/config/planned-routes.json up to date.`,
    '  3. Run npm run content:status and npm run build, then commit everything together.',
  ].join('\n');
}

/**
 * Freezes an SDK's current reference and makes a new version the latest.
 * @throws FreezeRefusal, or an error of the disk; in both cases every file is as it was
 */
export function freezeSdkVersion(siteDir: string, sdk: string, newVersion: string): string {
  const plan = planFreeze(readFreezeState(siteDir), sdk, newVersion);
  applyPlan(siteDir, plan);
  return reportOf(plan);
}

/** `freezeSdkVersion` for the command line: says what was written, or what was refused. */
export function runFreeze(siteDir: string, sdk: string, newVersion: string): void {
  try {
    console.info(freezeSdkVersion(siteDir, sdk, newVersion));
  } catch (error) {
    if (!(error instanceof FreezeRefusal)) {
      throw error;
    }
    // A refusal is for the person at the keyboard: its message, without the stack that Docusaurus would print.
    console.error(`sdk:version: ${error.message}`);
    process.exitCode = 1;
  }
}
