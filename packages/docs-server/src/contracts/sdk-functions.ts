import * as z from 'zod';

/** The functions of all SDK versions, relative to the folder of the built site. The build writes it for the MCP server. */
export const SDK_FUNCTIONS_FILE = 'assets/sdk-functions.json';

export const sdkFunctionSchema = z.object({
  name: z.string().describe('The name in the SDK.'),
  resource: z.string().describe('The resource that the function belongs to.'),
  signature: z.string().describe('The call with its parameters. Optional ones end with "?".'),
  description: z.string(),
  /** The page of the function, without the site's base. */
  route: z.string(),
});

/** One entry for each SDK version, in the order of the menu and the latest version first. */
export const sdkFunctionsSchema = z.array(
  z.object({
    sdk: z.string(),
    /** Such as `v1`. */
    version: z.string(),
    /** In the order of the menu. */
    functions: z.array(sdkFunctionSchema),
  }),
);

export type SdkFunction = z.infer<typeof sdkFunctionSchema>;
export type SdkFunctions = z.infer<typeof sdkFunctionsSchema>;
