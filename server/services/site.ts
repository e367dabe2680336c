import fs from 'node:fs';
import path from 'node:path';
import {
  MANIFEST_FILE,
  serverFilesDirOf,
  siteManifestSchema,
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
  /** Folder of the files that are sent. */
  filesDir: string;
  manifest: SiteManifest;
  pages: SitePages;
}

const keyOf = ({ title, description }: PageTexts): string => JSON.stringify([title, description]);

function pagesOf({ pages }: SiteManifest): SitePages {
  const routes = new Set(Object.keys(pages));
  const texts = new Set(Object.values(pages).map(keyOf));
  return {
    isPage: (route) => routes.has(route),
    isPageText: (asked) => texts.has(keyOf(asked)),
  };
}

/**
 * Reads what the build wrote for the server.
 * @param buildDir the build folder; the server's files are in the folder beside it
 * @throws an error that names the file and says what to run when the site was not built
 */
export function readBuiltSite(buildDir: string): BuiltSite {
  const file = path.join(serverFilesDirOf(buildDir), MANIFEST_FILE);
  try {
    const manifest = siteManifestSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    // A deployment may point a link at another folder: until the site is read again, this one is served.
    const filesDir = path.dirname(fs.realpathSync(file));
    return { filesDir, manifest, pages: pagesOf(manifest) };
  } catch (cause) {
    throw new Error(
      `${file} is missing, incomplete or of another version. Run "npm run build" before the server.`,
      { cause },
    );
  }
}
