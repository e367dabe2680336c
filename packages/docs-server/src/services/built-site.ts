import fs from 'node:fs';
import path from 'node:path';
import {
  MANIFEST_FILE,
  serverFilesDirOf,
  siteManifestSchema,
  type PageTexts,
  type SiteManifest,
} from '../contracts/site-manifest';

/** Page lookups for the API. */
export interface SitePages {
  /** Whether a route, without the site's base, is a page. */
  isPage(route: string): boolean;
  /** Whether a page of the site has exactly these texts. */
  isPageText(texts: PageTexts): boolean;
}

/** A built site on disk. */
export interface BuiltSite {
  /** Folder of the served files. */
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
    isPageText: (candidate) => texts.has(keyOf(candidate)),
  };
}

/**
 * Reads the output of the build for the server.
 * @param buildDir the build folder. The files for the server are in `<buildDir>-server`.
 * @throws an error that names the file and the command to run if the site isn't built
 */
export function readBuiltSite(buildDir: string): BuiltSite {
  const file = path.join(serverFilesDirOf(buildDir), MANIFEST_FILE);
  try {
    const manifest = siteManifestSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    // A deployment can change a symbolic link to another folder. The server keeps this folder until it reloads.
    const filesDir = path.dirname(fs.realpathSync(file));
    return { filesDir, manifest, pages: pagesOf(manifest) };
  } catch (cause) {
    throw new Error(
      `${file} is missing, incomplete, or from another version. Accepted: the files of a complete build. Run "npm run build".`,
      { cause },
    );
  }
}
