import type { SearchClient } from '@nitric-docs/search/client';
import type { HostedSearchSettings } from '@nitric-docs/search/hosted';
import { createHostedSearchClient } from '@nitric-docs/search/hosted-client';
import { sdkReferenceOf } from '../../../config/sdks';

/** Creates the hosted client of the site. It is a separate file, so that sites without a hosted index don't load it. */
export const hostedClientOf = (settings: HostedSearchSettings): SearchClient =>
  createHostedSearchClient(settings, sdkReferenceOf);
