import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { editDistance } from '@nitric-docs/search';
import { sdkTypesFileOf } from '../../contracts/sdk-types';
import type { SdkFunctions } from '../../contracts/sdk-functions';
import type { DocsSite } from '../../site';
import type { Docs } from '../docs';
import { checkedVersion, versionSchema } from '../sdk-arguments';
import { LONGEST_SAMPLE, type SampleProblem, type UsedName } from './contract';

/** The SDK whose declarations the build publishes. */
const SDK = 'nodejs';
/** A message that names the member that was meant, which need not be a function with a page. */
const DID_YOU_MEAN = 'TS2551';
/** The most pages that a problem names. */
const MOST_PAGES = 3;
/** A name with at most this many edits is taken for a misspelled one. */
const MOST_EDITS = 3;

type SdkFunction = SdkFunctions[number]['functions'][number];

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

export const checkSampleDescription = ({ product }: DocsSite): string =>
  `Compile TypeScript code against the types of the ${product} SDK for Node.js. Returns the problems, each with the addresses of the functions ` +
  'that it is about. The code does not run. Imports of other packages are not checked. Call it before you show code to the user.';

export const checkSampleInput = (site: DocsSite) =>
  z.strictObject({
    code: z
      .string()
      .min(1)
      .max(LONGEST_SAMPLE)
      .describe('The content of one TypeScript file, with its imports.'),
    version: versionSchema(site)
      .optional()
      .describe('A version of the Node.js SDK, such as `v1`. The default is the latest version.'),
  });

export const checkSampleOutput = z.object({
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
});

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

/** Whether a name can be meant by another one: `evry` by `every`, `uploadUrl` by `getUploadUrl`. */
function isMeantBy(name: string, written: string): boolean {
  const [one, other] = [name.toLowerCase(), written.toLowerCase()];
  const mostEdits = Math.min(MOST_EDITS, Math.floor(other.length / 4));
  return (
    (other.length > 3 && one.includes(other)) || editDistance(one, other, mostEdits) <= mostEdits
  );
}

/** The functions with a name. If there's no such member, those that are spelled like it, or else the first ones of its type. */
function functionsNamed(
  all: readonly SdkFunction[],
  { name, owners, isMember }: UsedName,
  isMeantKnown: boolean,
): SdkFunction[] {
  const candidates = all.filter((one) => belongsTo(one, owners));
  const exact = candidates.filter((one) => memberOf(one) === name);
  if (exact.length > 0 || isMember) {
    return exact;
  }
  const similar = candidates.filter((one) => isMeantBy(memberOf(one), name));
  return similar.length > 0 || owners.length === 0 || isMeantKnown
    ? similar
    : candidates.slice(0, 2);
}

/** The functions that a problem is about. */
function functionsOf(all: readonly SdkFunction[], { names, code }: SampleProblem): SdkFunction[] {
  const found = names.flatMap((name) => functionsNamed(all, name, code === DID_YOU_MEAN));
  return [...new Set(found)].slice(0, MOST_PAGES);
}

/**
 * Compiles a sample.
 * @param typescript the file of the compiler
 * @throws an error for the client if the site has no declarations of the version, or if the sample takes too long
 */
export async function checkSample(
  docs: Docs,
  input: z.infer<ReturnType<typeof checkSampleInput>>,
  typescript: string,
): Promise<z.infer<typeof checkSampleOutput>> {
  const version = checkedVersion(docs.site, SDK, input.version);
  const [declarations, all] = await Promise.all([
    docs.read(sdkTypesFileOf(SDK, version)),
    docs.sdkFunctions(),
  ]);
  const found = await docs.compiler(typescript).compile({ code: input.code, declarations });
  const functions = all.find((one) => one.sdk === SDK && one.version === version)?.functions ?? [];
  const problems = found.map((problem) => ({
    line: problem.line,
    column: problem.column,
    code: problem.code,
    message: problem.message,
    functions: functionsOf(functions, problem).map(({ signature, route }) => ({
      signature,
      url: docs.urlOfRoute(route),
    })),
  }));
  return { version, problems };
}
