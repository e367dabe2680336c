import type { DocsSite } from '@nitric-docs/docs-server';
import { searchSite } from '../search-site';
import { currentVersionOf, sdks, versionHref, versionsOf, type SdkId } from '../sdks';
import { BASE_URL, DEFAULT_DESCRIPTION, links, SITE_TITLE, SOCIAL_IMAGE_SIZE } from '../site';
import palette from './social-image-palette.json';

const PRODUCT = 'Nitric';

/** The package that starts the MCP server over stdio: `nitric-docs-mcp.tgz` in the built site. */
export const MCP_PACKAGE = 'nitric-docs-mcp';

/** What the server, the MCP server, and the development server know about this site. */
export const docsSite: DocsSite = {
  base: BASE_URL.slice(0, -1),
  product: PRODUCT,
  productDescription:
    'a framework for declaring cloud resources such as APIs, buckets, and queues in code',
  website: links.website,
  sdks: sdks.map(({ id, label }) => ({ id, label, versions: versionsOf(id) })),
  homeOf: (sdk, version) => versionHref(sdk as SdkId, version),
  resources: [
    {
      file: 'llms.txt',
      title: `${PRODUCT} documentation`,
      description: 'A list of all current pages with what each is about and its size in tokens.',
    },
    ...sdks
      .filter(({ id }) => currentVersionOf(id) !== undefined)
      .map(({ id, label }) => ({
        file: `reference/${id}/cheat-sheet.md`,
        title: `${label} cheat sheet`,
        description: `The declaration of each resource, every call, and its permission in the ${label} SDK.`,
      })),
  ],
  search: searchSite,
  socialImage: {
    size: SOCIAL_IMAGE_SIZE,
    brand: PRODUCT,
    generic: { title: SITE_TITLE, description: DEFAULT_DESCRIPTION },
    // Those of the dark mode in src/css/tokens.css, because an image can't read a style sheet.
    colors: palette,
  },
};
