import * as z from 'zod';
import { sdkIds, sdkOf, type Sdk } from '../sdks';
import { markdownLine, release } from './key-rows';
import { readData } from '../read-data';
import content from './sdk-features.json';

/** An SDK's support for a feature. `null` if it doesn't support the feature. */
const supportSchema = z
  .strictObject({
    /** The page about the function. */
    page: z.string().startsWith('/reference/').optional(),
    /** The first release with the feature, if it is newer than the release that the pages describe. */
    since: release.optional(),
    /** The limit of the support: `Text only`. */
    limit: markdownLine.optional(),
  })
  .nullable();

const schema = z.strictObject({
  source: z.string().min(1),
  /** The columns of the table. */
  sdks: z.array(z.enum(sdkIds)).min(1),
  features: z.array(
    z.strictObject({
      feature: markdownLine,
      support: z.partialRecord(z.enum(sdkIds), supportSchema),
    }),
  ),
});

const checked = schema.superRefine(({ sdks, features }, context) => {
  features.forEach(({ feature, support }, index) => {
    const named = Object.keys(support);
    if (named.length !== sdks.length || !sdks.every((id) => named.includes(id))) {
      context.addIssue({
        code: 'custom',
        path: ['features', index],
        message: `"${feature}" must have an entry for each of ${sdks.join(', ')}, and no others`,
      });
    }
  });
});

const data = readData('src/config/data/sdk-features.json', checked, content);

export type SdkSupport = z.infer<typeof supportSchema>;

/** The SDKs in the table. */
export const comparedSdks: readonly Sdk[] = data.sdks.map(sdkOf);

/** The features of these SDKs, in the order of the table. */
export const sdkFeatures = data.features;
