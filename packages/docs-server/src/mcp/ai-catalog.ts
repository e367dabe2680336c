import packageFile from '../../package.json';
import type { DocsSite } from '../site';
import { serverNameOf } from './mcp-server';

const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';

/**
 * The catalog by which agents find the MCP server, for `/.well-known/ai-catalog.json`. It contains a card with the address of the server.
 * The formats are those of https://github.com/modelcontextprotocol/experimental-ext-server-card (SEP-2127).
 * @param address of the published site without a slash at the end
 */
export function aiCatalog(site: DocsSite, address: string) {
  const { product, website } = site;
  const { hostname } = new URL(website);
  const name = serverNameOf(site);
  const card = {
    $schema: CARD_SCHEMA,
    name: `${hostname.split('.').reverse().join('.')}/${name}`,
    version: packageFile.version,
    title: `${product} documentation`,
    description: `Search and read the ${product} documentation, list functions, and check samples.`,
    websiteUrl: website,
    remotes: [{ type: 'streamable-http', url: `${address}/api/mcp` }],
  };
  const identifier = `urn:air:${hostname}:mcp:${name}`;
  return {
    specVersion: '1.0',
    entries: [{ identifier, type: 'application/mcp-server-card+json', data: card }],
  };
}
