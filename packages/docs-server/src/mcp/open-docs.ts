import fs from 'node:fs';
import path from 'node:path';
import { BASE_URL } from '../../../../src/config/site';
import { SEARCH_MANIFEST_FILE } from '../../../../src/contracts/search-index';
import { Docs, siteAddress } from './docs';
import { folderFiles, webFiles } from './site-files';
import { UsageError } from '../../../../scripts/lib/command';

/** After this time, a changed site is read again, in milliseconds. Editors keep the server running for days. */
const REFRESH_MS = 60 * 60 * 1000;

const isWebAddress = (site: string): boolean => /^https?:\/\//.test(site);

/** The address of a site without a slash at the end. An origin stands for the documentation on it. */
function addressOf(site: string): string {
  if (!URL.canParse(site)) {
    throw new UsageError(`--site ${site}: not an address. Write one such as https://nitric.io.`);
  }
  const { origin, pathname } = new URL(site);
  return origin + (pathname === '/' ? BASE_URL : pathname).replace(/\/+$/, '');
}

/**
 * Opens the documentation of a site.
 * @param site address of a published site, or a build folder
 * @param origin of the published site, for the addresses of pages in a build folder
 * @throws an error that says what is accepted
 */
export function openDocs(site: string, origin: string): Docs {
  if (isWebAddress(site)) {
    const address = addressOf(site);
    return new Docs(webFiles(address), address);
  }
  if (!fs.existsSync(path.join(site, SEARCH_MANIFEST_FILE))) {
    throw new UsageError(
      `--site ${site}: the folder has no ${SEARCH_MANIFEST_FILE}. Write the folder of a built site (npm run build), or an address that starts with https://.`,
    );
  }
  return new Docs(folderFiles(site), siteAddress(origin));
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
