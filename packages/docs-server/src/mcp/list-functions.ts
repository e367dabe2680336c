import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { sdkFunctionSchema } from '../contracts/sdk-functions';
import type { Docs } from './docs';
import { checkedVersion, sdkSchema, versionSchema } from './sdk-arguments';
import { READ_ONLY, resultOf, type DocsServerOptions } from './tool';

/** @throws an error that lists the accepted versions if the SDK has no such version */
async function listFunctions(docs: Docs, { sdk, version }: { sdk: string; version?: string }) {
  const wanted = checkedVersion(docs.site, sdk, version);
  const functions = (await docs.functionsOf(sdk, wanted)).map(({ route, ...one }) => ({
    ...one,
    url: docs.urlOfRoute(route),
  }));
  return { sdk, version: wanted, functions };
}

export function registerListFunctions(server: McpServer, options: DocsServerOptions): void {
  const { docs } = options;
  const { site } = docs();
  server.registerTool(
    'list_functions',
    {
      title: `List the functions of a ${site.product} SDK`,
      description:
        `List all functions of a ${site.product} SDK with their parameters, what they do, and the address of their page. ` +
        'Call it before you write code that uses the SDK, and read the page of a function with read_page for types and samples.',
      inputSchema: z.strictObject({
        sdk: sdkSchema(site),
        version: versionSchema(site).optional(),
      }),
      outputSchema: z.object({
        sdk: z.string(),
        version: z.string(),
        functions: z.array(
          sdkFunctionSchema.omit({ route: true }).extend({
            url: z.string().describe('The address of its page, which read_page accepts.'),
          }),
        ),
      }),
      annotations: READ_ONLY,
    },
    (input) => resultOf(listFunctions(docs(), input), options),
  );
}
