import * as z from 'zod';

/** The functions of all SDK versions, relative to the folder of the built site. The build writes it for the MCP server. */
export const SDK_FUNCTIONS_FILE = 'assets/sdk-functions.json';

const sdkFunctionSchema = z.object({
  /** The name in the SDK: `Bucket.on`, or `storage.Bucket.On` in Go. */
  name: z.string(),
  /** The resource in the menu, such as `Storage`. */
  resource: z.string(),
  /** The call with its parameters, such as `kv.set(key, value)`. */
  signature: z.string(),
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

export type SdkFunctions = z.infer<typeof sdkFunctionsSchema>;
