import fs from 'node:fs';
import path from 'node:path';
import {
  MANIFEST_FILE,
  serverFilesDirOf,
  type PageTexts,
  type SiteManifest,
} from '../../src/contracts/site-manifest';

/** What the API must know about the site. */
export interface SitePages {
  /** Whether an address, without the site's base, is a page. */
  isPage(route: string): boolean;
  /** Whether a page of the site has exactly these texts. */
  isPageText(texts: PageTexts): boolean;
}

/** A built site on disk. */
export interface BuiltSite {
  buildDir: string;
  manifest: SiteManifest;
}

/** @throws an error that says what to run when the site was not built */
export function readBuiltSite(buildDir: string): BuiltSite {
  const file = path.join(serverFilesDirOf(buildDir), MANIFEST_FILE);
  if (!fs.existsSync(file)) {
    throw new Error(`${file} is missing: run "npm run build" before the server.`);
  }
  return { buildDir, manifest: JSON.parse(fs.readFileSync(file, 'utf8')) as SiteManifest };
}

const keyOf = ({ title, description }: PageTexts): string => JSON.stringify([title, description]);

export function pagesOf({ pages }: SiteManifest): SitePages {
  const routes = new Set(Object.keys(pages));
  const texts = new Set(Object.values(pages).map(keyOf));
  return {
    isPage: (route) => routes.has(route),
    isPageText: (asked) => texts.has(keyOf(asked)),
  };
}
