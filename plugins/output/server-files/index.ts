import { writeServerFiles } from '@nitric-docs/docs-server';
import type { Env } from '../../../src/config/node/env';
import { docsSite } from '../../../src/config/node/docs-site';
import { policySourcesOf } from '../../../src/config/node/policy-sources';
import { redirectsTo } from '../../../src/config/node/redirects';
import { SPECULATION_RULES } from '../../../src/config/speculation-rules';
import type { PageRecords } from '../../lib/page-records';
import type { RunnableSamples } from '../../lib/runnable-samples';
import { framePoliciesOf } from '../playground';

/** Writes the files that the server serves, from all others of the build. */
export async function writeSiteForServer(
  outDir: string,
  routes: readonly string[],
  records: PageRecords,
  env: Env,
  samples: RunnableSamples,
): Promise<void> {
  const pages = routes.map((route) => {
    const { headTitle: title, description } = records.of(route);
    return [route, { title, description }] as const;
  });
  await writeServerFiles(outDir, {
    base: docsSite.base,
    pages: Object.fromEntries(pages),
    redirectsTo: (all) => redirectsTo(all),
    inlineScripts: [SPECULATION_RULES],
    policySources: policySourcesOf(env),
    framePolicies: await framePoliciesOf(samples),
  });
}
