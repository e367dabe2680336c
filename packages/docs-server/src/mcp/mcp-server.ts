import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import packageFile from '../../package.json';
import type { DocsSite } from '../site';
import {
  checkSample,
  checkSampleDescription,
  checkSampleInput,
  checkSampleOutput,
  findTypeScript,
} from './check-sample';
import type { Docs } from './docs';
import {
  listFunctions,
  listFunctionsDescription,
  listFunctionsInput,
  listFunctionsOutput,
} from './list-functions';
import { readPage, readPageDescription, readPageInput } from './read-page';
import { search, searchDescription, searchInput, searchOutput } from './search';
import { DocsError } from './site-files';

/** Such as `nitric-docs`. */
export const serverNameOf = ({ product }: DocsSite): string => `${product.toLowerCase()}-docs`;

const instructionsOf = ({ product, productDescription }: DocsSite): string =>
  `The documentation of ${product}, ${productDescription}. ` +
  'Find pages with search, read them with read_page, and look up the functions of an SDK with list_functions. ' +
  'Addresses without a version describe the latest version of an SDK.';

/** The tools only read, always return the same for the same build, and read nothing but the documentation. */
const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** A result as data. Clients without support for structured content receive the same data as text. */
const dataResult = (data: Record<string, unknown>): CallToolResult => ({
  structuredContent: data,
  content: [{ type: 'text', text: JSON.stringify(data) }],
});

const textResult = (...texts: readonly string[]): CallToolResult => ({
  content: texts.map((text) => ({ type: 'text', text })),
});

export interface DocsServerOptions {
  /** Returns the current documentation. */
  docs: () => Docs;
  /** Reports an unexpected error, whose details the client doesn't receive. */
  report: (error: unknown) => void;
  /** The file of the TypeScript compiler. Without it, the server offers no tool that compiles. */
  typescript?: string | undefined;
}

/** What the client reads about an error. */
function messageFor(error: unknown, report: DocsServerOptions['report']): string {
  if (error instanceof DocsError) {
    return error.message;
  }
  report(error);
  return 'The documentation is unavailable. Try again.';
}

/** Runs a tool. Errors become results, because models can correct their arguments and try again. */
const resultOf = (
  work: Promise<CallToolResult>,
  report: DocsServerOptions['report'],
): Promise<CallToolResult> =>
  work.catch((error: unknown) => ({ ...textResult(messageFor(error, report)), isError: true }));

/** Offers the resources of the site. Their addresses are those of the website, so clients can also open them in a browser. */
function registerResources(server: McpServer, { docs, report }: DocsServerOptions): void {
  const mimeType = 'text/markdown';
  for (const { file, title, description } of docs().site.resources) {
    const address = docs().urlOfRoute(`/${file}`);
    server.registerResource(file, address, { title, description, mimeType }, async () => {
      const text = await docs()
        .read(file)
        .catch((error: unknown) => {
          throw new DocsError(messageFor(error, report), { cause: error });
        });
      return { contents: [{ uri: address, mimeType, text }] };
    });
  }
}

/** Creates the MCP server with its tools and resources. Connect it to one transport. */
export function createDocsServer({
  docs,
  report,
  typescript = findTypeScript(),
}: DocsServerOptions): McpServer {
  const { site } = docs();
  const { product } = site;
  const server = new McpServer(
    {
      name: serverNameOf(site),
      title: `${product} documentation`,
      version: packageFile.version,
      websiteUrl: site.website,
    },
    { instructions: instructionsOf(site) },
  );
  server.registerTool(
    'search',
    {
      title: `Search the ${product} documentation`,
      description: searchDescription(site),
      inputSchema: searchInput(site),
      outputSchema: searchOutput,
      annotations: READ_ONLY,
    },
    (input) => resultOf(search(docs(), input).then(dataResult), report),
  );
  server.registerTool(
    'read_page',
    {
      title: `Read a page of the ${product} documentation`,
      description: readPageDescription(site),
      inputSchema: readPageInput(site),
      annotations: READ_ONLY,
    },
    (input) =>
      resultOf(
        readPage(docs(), input).then((texts) => textResult(...texts)),
        report,
      ),
  );
  server.registerTool(
    'list_functions',
    {
      title: `List the functions of a ${product} SDK`,
      description: listFunctionsDescription(site),
      inputSchema: listFunctionsInput(site),
      outputSchema: listFunctionsOutput,
      annotations: READ_ONLY,
    },
    (input) => resultOf(listFunctions(docs(), input).then(dataResult), report),
  );
  if (typescript !== undefined) {
    server.registerTool(
      'check_sample',
      {
        title: `Check code against the types of ${product}`,
        description: checkSampleDescription(site),
        inputSchema: checkSampleInput(site),
        outputSchema: checkSampleOutput,
        annotations: READ_ONLY,
      },
      (input) => resultOf(checkSample(docs(), input, typescript).then(dataResult), report),
    );
  }
  registerResources(server, { docs, report });
  return server;
}
