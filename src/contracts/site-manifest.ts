/** What the build tells the server about the built site (`plugins/server-files` writes it, `server/` reads it). */
export interface SiteManifest {
  /** Every file by its path below the build folder, with forward slashes. */
  files: Record<string, SiteFile>;
  /** Every content page by its address without the site's base. */
  pages: Record<string, PageTexts>;
  /** Content-Security-Policy sources of the inline scripts of all pages, such as `'sha256-...'`. */
  scriptHashes: string[];
}

export interface SiteFile {
  /** Content hash: the file's ETag and the name of its compressed copies. */
  hash: string;
  /** In bytes, as served with each encoding; an encoding that would not be smaller is left out. */
  sizes: { identity: number } & Partial<Record<ContentEncoding, number>>;
}

/** In the order of preference. */
export const CONTENT_ENCODINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number];

/** The texts of a page that its social image shows. */
export interface PageTexts {
  title: string;
  description: string;
}

export const MANIFEST_FILE = 'manifest.json';

/** Folder of the manifest and the compressed copies, for a site that was built into `buildDir`. */
export const serverFilesDirOf = (buildDir: string): string =>
  `${buildDir.replace(/[\\/]+$/, '')}-server`;

export const compressedFileName = (hash: string, encoding: ContentEncoding): string =>
  `${hash}.${encoding}`;
