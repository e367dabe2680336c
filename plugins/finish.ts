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

/**
 * Finishes a build, in order: each step sees the files of all steps before it. Docusaurus runs `postBuild` of all plugins at the same
 * time, so this is the only plugin of the site that writes files there. It runs the plugin for redirects itself, because the server's
 * files include the pages that redirect.
 */
export default function finish(
  context: LoadContext,
  env: Env,
  records: PageRecords,
  samples: RunnableSamples,
): Plugin {
  const { siteDir, siteConfig } = context;
  const files = new BuiltFiles();
  const redirects = pluginClientRedirects(context, redirectOptions(siteDir));
  return {
    name: 'finish',
    configureWebpack: () => ({ plugins: [files.plugin] }),
    async postBuild(build) {
      const { outDir } = build;
      const routes = [...readContentPages(siteDir).keys()];
      await redirects?.postBuild?.({ ...build, content: undefined });
      if (env.DOCS_CLIENT === 'static') {
        await purgeStyles(outDir, siteConfig.baseUrl);
      }
      await addEndTags(outDir);
      writeMarkdownPages(outDir, routes, records, files, siteConfig.url);
      writeSearchIndex(outDir, routes, records);
      writeSdkFunctions(siteDir, outDir);
      await writeAgentFiles(siteDir, outDir, env);
      writeExampleArchives(siteDir, outDir);
      writeReleaseFeeds(siteDir, outDir, siteConfig.url);
      await writePlayground(outDir, samples);
      if (env.SOCIAL_IMAGES === 'static') {
        await drawSocialImages(siteDir, outDir, routes, records);
      }
      await writeSiteForServer(outDir, routes, records, env, samples);
    },
  };
}
