import { sdkReferenceOf } from '../../../src/config/sdks';
import { readResources } from '../../lib/sdk-functions/read-resources';
import type { PageElement } from '../page-elements/element';
import { cheatSheetOf } from './sheet';

/** `<CheatSheet />`: the declarations and calls of the SDK version that the page is about, from the pages of its functions. */
export const cheatSheet: PageElement = {
  attributes: {},
  content: (_, { page: { cwd: siteDir }, route = '' }) => {
    const reference = sdkReferenceOf(route);
    if (!reference) {
      throw new Error(
        "the page isn't in the reference of an SDK. Move it to docs/reference/<sdk> or versioned_docs/version-<sdk>-<version>.",
      );
    }
    return [cheatSheetOf(siteDir, readResources(siteDir, route), reference)];
  },
};
