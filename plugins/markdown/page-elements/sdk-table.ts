import { comparedSdks, sdkFeatures, type SdkSupport } from '@nitric-docs/nitric-facts';
import { sdkOf } from '../../../src/config/sdks';
import { described, linked, markdown, plainText, text, type Cell } from './cells';
import { tableElement } from './element';

/** `Yes`, `No`, or the limit. */
function supportCell(support: SdkSupport | undefined, what: string): Cell {
  if (!support) {
    return text('No');
  }
  const { page, limit = 'Yes' } = support;
  return described(linked(markdown(limit), page), `${limit}: ${what}`);
}

export const sdkFeatureTable = tableElement({}, () => ({
  columns: ['Feature', ...comparedSdks.map((id) => sdkOf(id).label)],
  rows: sdkFeatures.map(({ feature, support }) => [
    markdown(feature),
    ...comparedSdks.map((id) =>
      supportCell(support[id], `${plainText(markdown(feature))}, ${sdkOf(id).label}`),
    ),
  ]),
}));
