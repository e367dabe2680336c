import { sdkReferenceOf } from '../../../src/config/sdks';
import { readResources } from '../../lib/sdk-functions/read-resources';
import type { PageElement } from '../page-elements/element';
import { cheatSheetOf } from './sheet';

/**
 * `<CheatSheet>`: the calls of the SDK version that the page is about, from the pages of its functions. The page can write a sample for a
 * resource, with the anchor of its section as `id`, and one without `id` as the complete service.
 */
export const cheatSheet: PageElement = {
  attributes: {},
  hasSamples: true,
  content: (_, { page: { cwd: siteDir }, route = '' }, samples) => {
    const reference = sdkReferenceOf(route);
    if (!reference) {
      throw new Error(
        "the page isn't in the reference of an SDK. Move it to docs/reference/<sdk> or versioned_docs/version-<sdk>-<version>.",
      );
    }
    return [cheatSheetOf(siteDir, readResources(siteDir, route), reference, samples)];
  },
};
