import { createRequire } from 'node:module';
import path from 'node:path';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { sdkTypesFileOf } from '../../contracts/sdk-types';
import type { SdkFunction } from '../../contracts/sdk-functions';
import type { Docs } from '../docs';
import { checkedVersion, versionSchema } from '../sdk-arguments';
import { READ_ONLY, resultOf, type DocsServerOptions } from '../tool';
import { LONGEST_SAMPLE, type SampleProblem, type UsedName } from './contract';

/** The SDK whose declarations the build publishes. */
const SDK = 'nodejs';
/** The most pages that a problem names. */
const MOST_PAGES = 3;

/** The TypeScript compiler of the folder in which the program runs, or else of the program. Undefined if there is none. */
export function findTypeScript(): string | undefined {
  for (const place of [path.resolve('package.json'), __filename]) {
    try {
      return createRequire(place).resolve('typescript');
    } catch {
      // The next place can have one.
    }
  }
  return undefined;
}

const memberOf = ({ name }: SdkFunction): string => name.split('.').at(-1) ?? name;

/** Pages name a class or its resource: `Topic.publish`, but `TopicResource.subscribe`. */
const withoutSuffix = (owner: string): string => owner.replace(/Resource$/, '');

/** Whether a function belongs to one of the types, or to no type if there are none. */
function belongsTo({ name }: SdkFunction, owners: readonly string[]): boolean {
  const [owner = ''] = name.includes('.') ? name.split('.') : [];
  return owner === ''
    ? owners.length === 0
    : owners.some((one) => withoutSuffix(one) === withoutSuffix(owner));
}

/**
 * The functions with a name. If there's no such member, the first ones of its type.
 * @param meant the name that the compiler proposes instead
 */
function functionsNamed(
  all: readonly SdkFunction[],
  { name, owners, isMember }: UsedName,
  meant: string | undefined,
): SdkFunction[] {
  const candidates = all.filter((one) => belongsTo(one, owners));
  const named = candidates.filter((one) => [name, meant].includes(memberOf(one)));
  const isUnknownMember = owners.length > 0 && !isMember && meant === undefined;
  return named.length === 0 && isUnknownMember ? candidates.slice(0, 2) : named;
}

/** The functions that a problem is about. */
function functionsOf(
  all: readonly SdkFunction[],
  { names, message }: SampleProblem,
): SdkFunction[] {
  const meant = /Did you mean '(?:\w+\.)?(\w+)'\?/.exec(message)?.[1];
  const found = names.flatMap((name) => functionsNamed(all, name, meant));
  return [...new Set(found)].slice(0, MOST_PAGES);
}

/**
 * @param typescript the file of the compiler
 * @throws an error for the client if the site has no declarations of the version, or if the sample takes too long
 */
export async function checkSample(
  docs: Docs,
  { code, version: wanted }: { code: string; version?: string },
  typescript: string,
) {
  const version = checkedVersion(docs.site, SDK, wanted);
  const declarations = await docs.read(sdkTypesFileOf(SDK, version));
  const found = await docs.compiler(typescript).compile({ code, declarations });
  const known = await docs.functionsOf(SDK, version);
  const problems = found.map(({ names, ...problem }) => ({
    ...problem,
    functions: functionsOf(known, { names, ...problem }).map(({ signature, route }) => ({
      signature,
      url: docs.urlOfRoute(route),
    })),
  }));
  return { version, problems };
}

export function registerCheckSample(
  server: McpServer,
  options: DocsServerOptions,
  typescript: string,
): void {
  const { docs } = options;
  const { site } = docs();
  server.registerTool(
    'check_sample',
    {
      title: `Check code against the types of ${site.product}`,
      description:
        `Compile TypeScript code against the types of the ${site.product} SDK for Node.js. Returns the problems, each with the addresses of the functions ` +
        'that it is about. The code does not run. Imports of other packages are not checked. Call it before you show code to the user.',
      inputSchema: z.strictObject({
        code: z
          .string()
          .min(1)
          .max(LONGEST_SAMPLE)
          .describe('The content of one TypeScript file, with its imports.'),
        version: versionSchema(site)
          .optional()
          .describe(
            'A version of the Node.js SDK, such as `v1`. The default is the latest version.',
          ),
      }),
      outputSchema: z.object({
        version: z.string().describe('The version of the SDK.'),
        problems: z.array(
          z.object({
            line: z.number(),
            column: z.number(),
            code: z.string().describe('The code of the message of TypeScript, such as "TS2339".'),
            message: z.string(),
            functions: z
              .array(
                z.object({
                  signature: z.string(),
                  url: z.string().describe('The address of its page, which read_page accepts.'),
                }),
              )
              .describe('The functions that the problem is about, the closest first.'),
          }),
        ),
      }),
      annotations: READ_ONLY,
    },
    (input) => resultOf(checkSample(docs(), input, typescript), options),
  );
}
