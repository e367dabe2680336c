import path from 'node:path';
import { pageTemplate as createTemplate, staticIslands } from '@nitric-docs/static-islands';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BASE_URL } from '../../src/config/site';
import type { ClientSettings } from '../../src/contracts/client-settings';

export const pageTemplate = createTemplate(BASE_URL);

/** Replaces Docusaurus' client by src/client in production. */
export default function staticClient(context: LoadContext): Plugin {
  const { siteDir } = context;
  return staticIslands(context, {
    client: path.join(siteDir, 'src/client'),
    island: path.join(siteDir, 'src/components/Island'),
    buildSettings: ['socialImageUrl', 'hasStaticSocialImages'] satisfies (keyof ClientSettings)[],
  });
}
