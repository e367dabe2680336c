import * as z from 'zod';
import { sdkOf, type SdkId } from '../../sdks';
import { markdownLine } from './key-rows';
import { readData } from '../read-data';
import content from './sdk-features.json';

/** An SDK's support for a feature. `null` if it doesn't support the feature. */
const supportSchema = z
  .strictObject({
    /** The page about the function. */
    page: z.string().startsWith('/reference/').optional(),
    /** The limit of the support: `Text only`. */
    limit: markdownLine.optional(),
  })
  .nullable();

/** The columns of the table. */
const comparedIds = ['nodejs', 'python', 'go', 'dart'] as const satisfies readonly SdkId[];

const schema = z.strictObject({
  source: z.string().min(1),
  features: z.array(
    z.strictObject({
      feature: markdownLine,
      support: z.record(z.enum(comparedIds), supportSchema),
    }),
  ),
});

export type SdkSupport = z.infer<typeof supportSchema>;

/** The SDKs in the table. */
export const comparedSdks = comparedIds.map((id) => ({ id, label: sdkOf(id).label }));

/** The features of these SDKs, in the order of the table. */
export const { features: sdkFeatures } = readData(
  'src/config/node/data/sdk-features.json',
  schema,
  content,
);
