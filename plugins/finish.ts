import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addEndTags, purgeStyles } from '@nitric-docs/static-islands';
import type { Env } from '../src/config/node/env';
import { BuiltFiles } from './lib/built-files';
import { readContentPages } from './lib/content-inventory';
import type { PageRecords } from './lib/page-records';
import { writeAgentFiles } from './output/agent-files';
import { writeExampleArchives } from './output/example-archives';
import { writeMarkdownPages } from './output/markdown-pages';
import { writeReleaseFeeds } from './output/release-feeds';
import { writeSdkFunctions } from './output/sdk-functions';
import { writePlayground } from './output/playground';
import { writeSiteForServer } from './output/server-files';
import { drawSocialImages } from './output/social-images';
import type { RunnableSamples } from './lib/runnable-samples';
import { redirectOptions } from './redirect-options';
import { writeSearchIndex } from './search/search-index';

type Step = (outDir: string) => Promise<void> | void;

/** What happens to the pages that Docusaurus has rendered. Each step sees the files of all steps before it. */
function stepsOf(
  { siteDir, siteConfig }: LoadContext,
  env: Env,
  records: PageRecords,
  samples: RunnableSamples,
  files: BuiltFiles,
): Step[] {
  const routes = [...readContentPages(siteDir).keys()];
  return [
    ...(env.DOCS_CLIENT === 'static'
      ? [(outDir: string) => purgeStyles(outDir, siteConfig.baseUrl)]
      : []),
    addEndTags,
    (outDir) => writeMarkdownPages(outDir, routes, records, files, siteConfig.url),
    (outDir) => writeSearchIndex(outDir, routes, records),
    (outDir) => writeSdkFunctions(siteDir, outDir),
    (outDir) => writeAgentFiles(siteDir, outDir, env),
    (outDir) => writeExampleArchives(siteDir, outDir),
    (outDir) => writeReleaseFeeds(siteDir, outDir, siteConfig.url),
    (outDir) => writePlayground(outDir, samples),
    ...(env.SOCIAL_IMAGES === 'static'
      ? [(outDir: string) => drawSocialImages(siteDir, outDir, routes, records)]
      : []),
    (outDir) => writeSiteForServer(outDir, routes, records, env, samples),
  ];
}

/**
 * Finishes a build, in order. Docusaurus runs `postBuild` of all plugins at the same time, so this is the only plugin of the site that
 * writes files there. It runs the plugin for redirects itself, because the server's files include the pages that redirect.
 */
export default function finish(
  context: LoadContext,
  env: Env,
  records: PageRecords,
  samples: RunnableSamples,
): Plugin {
  const files = new BuiltFiles();
  const redirects = pluginClientRedirects(context, redirectOptions(context.siteDir));
  return {
    name: 'finish',
    configureWebpack: () => ({ plugins: [files.plugin] }),
    async postBuild(build) {
      await redirects?.postBuild?.({ ...build, content: undefined });
      for (const step of stepsOf(context, env, records, samples, files)) {
        await step(build.outDir);
      }
    },
  };
}
