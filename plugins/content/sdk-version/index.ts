import type { LoadContext, Plugin } from '@docusaurus/types';
import { messageOf } from '../../../src/config/error-message';

/** Adds `docusaurus sdk:version <sdk> <new-version>`, which freezes the current version of an SDK. */
export default function sdkVersion({ siteDir }: LoadContext): Plugin {
  return {
    name: 'sdk-version',
    extendCli: (cli) => {
      cli
        .command('sdk:version <sdk> <new-version>')
        .description("Freeze an SDK's current reference and make <new-version> the latest.")
        .action(async (sdk: string, newVersion: string) => {
          // Imported lazily, because the module would slow down every build by 0.1 seconds.
          const { freezeSdkVersion } = await import('./freeze');
          try {
            console.info(freezeSdkVersion(siteDir, sdk, newVersion));
          } catch (error) {
            // The message is enough for the maintainer. Docusaurus would also print a stack trace.
            console.error(`sdk:version: ${messageOf(error)}`);
            process.exitCode = 1;
          }
        });
    },
  };
}
