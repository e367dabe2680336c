import {
  comparedSdks,
  sdkFeatures,
  type SdkSupport,
} from '../../../src/config/node/data/sdk-feature-data';
import { described, linked, markdown, plainText, text, type Cell } from './cells';
import type { TableElement } from './contracts';

/** `Yes`, `No`, the limit, or the first release with the feature. */
function supportCell(support: SdkSupport | undefined, what: string): Cell {
  if (!support) {
    return text('No');
  }
  const { page, since, limit } = support;
  const short = limit ?? (since === undefined ? 'Yes' : `Since ${since}`);
  return described(linked(markdown(short), page), `${short}: ${what}`);
}

const featureTable: TableElement = {
  attributes: {},
  table: () => ({
    columns: ['Feature', ...comparedSdks.map(({ label }) => label)],
    rows: sdkFeatures.map(({ feature, support }) => [
      markdown(feature),
      ...comparedSdks.map(({ id, label }) =>
        supportCell(support[id], `${plainText(markdown(feature))}, ${label}`),
      ),
    ]),
  }),
};

export const sdkTables = { SdkFeatureTable: featureTable } as const;
