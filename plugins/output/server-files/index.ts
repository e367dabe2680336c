import { writeServerFiles } from '@nitric-docs/docs-server';
import type { Env } from '../../../src/config/node/env';
import { docsSite } from '../../../src/config/node/docs-site';
import { policySourcesOf } from '../../../src/config/node/policy-sources';
import { redirectsTo } from '../../../src/config/node/redirects';
import { SPECULATION_RULES } from '../../../src/config/speculation-rules';
import type { RunnableSamples } from '../../lib/runnable-samples';
import { framePoliciesOf } from '../playground';

/** Writes the files that the server serves, from all others of the build. */
export async function writeSiteForServer(
  outDir: string,
  routes: readonly string[],
  env: Env,
  samples: RunnableSamples,
): Promise<void> {
  const pages = new Set(routes);
  await writeServerFiles(outDir, {
    base: docsSite.base,
    isPage: (route) => pages.has(route),
    redirectsTo: (all) => redirectsTo(all),
    inlineScripts: [SPECULATION_RULES],
    policySources: policySourcesOf(env),
    framePolicies: await framePoliciesOf(samples),
  });
}
