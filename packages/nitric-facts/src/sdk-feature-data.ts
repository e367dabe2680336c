import * as z from 'zod';
import content from '../data/sdk-features.json';
import { markdownLine } from './key-rows';
import { readData } from './read-data';
import type { SdkId } from './releases';

/** An SDK's support for a feature. `null` if it doesn't support the feature. */
const supportSchema = z
  .strictObject({
    /** The page about the function. */
    page: z.string().startsWith('/reference/').optional(),
    /** The limit of the support: `Text only`. */
    limit: markdownLine.optional(),
  })
  .nullable();

/** The SDKs whose features are compared, in the order of the table. */
export const comparedSdks = ['nodejs', 'python', 'go', 'dart'] as const satisfies readonly SdkId[];

const schema = z.strictObject({
  source: z.string().min(1),
  features: z.array(
    z.strictObject({
      feature: markdownLine,
      support: z.record(z.enum(comparedSdks), supportSchema),
    }),
  ),
});

export type SdkSupport = z.infer<typeof supportSchema>;

/** The features of these SDKs, in the order of the table. */
export const { features: sdkFeatures } = readData('data/sdk-features.json', schema, content);
