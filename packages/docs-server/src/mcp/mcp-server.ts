import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import packageFile from '../../package.json';
import type { DocsSite } from '../site';
import { findTypeScript, registerCheckSample } from './check-sample';
import { registerListFunctions } from './list-functions';
import { registerReadPage } from './read-page';
import { registerSearch } from './search';
import { DocsError } from './site-files';
import { messageFor, type DocsServerOptions } from './tool';

/** Such as `nitric-docs`. */
export const serverNameOf = ({ product }: DocsSite): string => `${product.toLowerCase()}-docs`;

const instructionsOf = ({ product, productDescription }: DocsSite): string =>
  `The documentation of ${product}, ${productDescription}. ` +
  'Find pages with search, read them with read_page, and look up the functions of an SDK with list_functions. ' +
  'Addresses without a version describe the latest version of an SDK.';

/** Offers the resources of the site. Their addresses are those of the website, so clients can also open them in a browser. */
function registerResources(server: McpServer, { docs, report }: DocsServerOptions): void {
  const mimeType = 'text/markdown';
  for (const { file, title, description } of docs().site.resources) {
    const uri = docs().urlOfRoute(`/${file}`);
    server.registerResource(file, uri, { title, description, mimeType }, async () => {
      try {
        return { contents: [{ uri, mimeType, text: await docs().read(file) }] };
      } catch (error) {
        throw new DocsError(messageFor(error, report), { cause: error });
      }
    });
  }
}

/** Creates the MCP server with its tools and resources. Connect it to one transport. */
export function createDocsServer(options: DocsServerOptions): McpServer {
  const { site } = options.docs();
  const server = new McpServer(
    {
      name: serverNameOf(site),
      title: `${site.product} documentation`,
      version: packageFile.version,
      websiteUrl: site.website,
    },
    { instructions: instructionsOf(site) },
  );
  registerSearch(server, options);
  registerReadPage(server, options);
  registerListFunctions(server, options);
  const typescript = findTypeScript();
  if (typescript !== undefined) {
    registerCheckSample(server, options, typescript);
  }
  registerResources(server, options);
  return server;
}
