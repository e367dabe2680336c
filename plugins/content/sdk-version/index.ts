import type { LoadContext, Plugin } from '@docusaurus/types';

/** Adds `docusaurus sdk:version <sdk> <new-version>`, the maintainers' way to cut a version of one SDK. */
export default function sdkVersion({ siteDir }: LoadContext): Plugin {
  return {
    name: 'sdk-version',
    extendCli: (cli) => {
      cli
        .command('sdk:version <sdk> <new-version>')
        .description("Freeze an SDK's current reference and make <new-version> the latest.")
        .action(async (sdk: string, newVersion: string) => {
          // Loaded here: what reads and writes pages took each build a tenth of a second.
          const { runFreeze } = await import('./freeze');
          runFreeze(siteDir, sdk, newVersion);
        });
    },
  };
}
