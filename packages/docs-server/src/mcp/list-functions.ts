import * as z from 'zod';
import type { DocsSite } from '../site';
import type { Docs } from './docs';
import { checkedVersion, sdkSchema, versionSchema } from './sdk-arguments';
import { DocsError } from './site-files';

export const listFunctionsDescription = ({ product }: DocsSite): string =>
  `List all functions of a ${product} SDK with their parameters, what they do, and the address of their page. ` +
  'Call it before you write code that uses the SDK, and read the page of a function with read_page for types and samples.';

export const listFunctionsInput = (site: DocsSite) =>
  z.strictObject({ sdk: sdkSchema(site), version: versionSchema(site).optional() });

export const listFunctionsOutput = z.object({
  sdk: z.string(),
  version: z.string(),
  functions: z.array(
    z.object({
      name: z.string().describe('The name in the SDK.'),
      resource: z.string().describe('The resource that the function belongs to.'),
      signature: z.string().describe('The call with its parameters. Optional ones end with "?".'),
      description: z.string(),
      url: z.string().describe('The address of its page, which read_page accepts.'),
    }),
  ),
});

/** @throws an error that lists the accepted versions if the SDK or the site has no such version */
export async function listFunctions(
  docs: Docs,
  input: z.infer<ReturnType<typeof listFunctionsInput>>,
): Promise<z.infer<typeof listFunctionsOutput>> {
  const { sdk } = input;
  const version = checkedVersion(docs.site, sdk, input.version);
  const all = await docs.sdkFunctions();
  const found = all.find((each) => each.sdk === sdk && each.version === version);
  if (!found) {
    const accepted = all.filter((each) => each.sdk === sdk).map((each) => each.version);
    throw new DocsError(
      `The site has no functions of ${sdk} ${version}. Accepted versions: ${accepted.join(', ') || 'none'}.`,
    );
  }
  const functions = found.functions.map(({ route, ...one }) => ({
    ...one,
    url: docs.urlOfRoute(route),
  }));
  return { sdk, version, functions };
}
