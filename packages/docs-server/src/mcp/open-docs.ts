import fs from 'node:fs';
import path from 'node:path';
import { SEARCH_MANIFEST_FILE } from '@nitric-docs/search';
import { UsageError } from '../command';
import type { DocsSite } from '../site';
import { Docs } from './docs';
import { addressOf, isWebAddress } from './site-address';
import { folderFiles, webFiles } from './site-files';

/** After this time, a changed site is read again, in milliseconds. Editors keep the server running for days. */
const REFRESH_MS = 60 * 60 * 1000;

/**
 * Opens the documentation of a site.
 * @param place address of a published site, or a build folder
 * @param origin of the published site, for the addresses of pages in a build folder
 * @throws an error that says what is accepted
 */
export function openDocs(site: DocsSite, place: string, origin: string): Docs {
  if (isWebAddress(place)) {
    const address = addressOf(site.base, place);
    return new Docs(site, webFiles(address), address);
  }
  if (!fs.existsSync(path.join(place, SEARCH_MANIFEST_FILE))) {
    throw new UsageError(
      `--site ${place}: the folder has no ${SEARCH_MANIFEST_FILE}. Write the folder of a built site (npm run build), or an address that starts with https://.`,
    );
  }
  return new Docs(site, folderFiles(place), origin + site.base);
}

/**
 * Opens the documentation now, and again if it is older than {@link REFRESH_MS} when a tool requires it.
 * @param clock returns the time in milliseconds
 */
export function refreshedDocs(open: () => Docs, clock: () => number = Date.now): () => Docs {
  let known = { docs: open(), since: clock() };
  return () => {
    if (clock() - known.since > REFRESH_MS) {
      known = { docs: open(), since: clock() };
    }
    return known.docs;
  };
}
