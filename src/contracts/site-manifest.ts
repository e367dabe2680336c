import * as z from 'zod';

/** In the order of preference. */
export const CONTENT_ENCODINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number];

const servedFileSchema = z.object({
  /** Path below the build folder, with forward slashes. */
  name: z.string(),
  /** Content hash: the file's ETag, and its name in the server's folder. */
  hash: z.string().regex(/^[0-9a-f]+$/),
  /** Encodings in which it is smaller, in the order of preference. */
  encodings: z.array(z.enum(CONTENT_ENCODINGS)),
  contentType: z.string(),
  cacheControl: z.string(),
});

const redirectSchema = z.object({
  /** Address with the site's base; it can have a fragment. */
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
});

const pageTextsSchema = z.object({ title: z.string(), description: z.string() });

/** What the build tells the server about the built site (`plugins/output/server-files` writes it, `server/` reads it). */
export const siteManifestSchema = z.object({
  /** Every file by its address, such as `/docs/apis`. */
  files: z.record(z.string(), servedFileSchema),
  /** Every address that leads to another one. */
  redirects: z.record(z.string(), redirectSchema),
  /** The page for addresses where nothing is. */
  notFound: servedFileSchema.optional(),
  /** Every content page by its address without the site's base. */
  pages: z.record(z.string(), pageTextsSchema),
  /** Content-Security-Policy sources of the inline scripts of all pages, such as `'sha256-...'`. */
  scriptHashes: z.array(z.string()),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;
export type ServedFile = z.infer<typeof servedFileSchema>;
export type ServedRedirect = z.infer<typeof redirectSchema>;

/** The texts of a page that its social image shows. */
export type PageTexts = z.infer<typeof pageTextsSchema>;

export const MANIFEST_FILE = 'manifest.json';

/** The folder that the server serves, for a site that was built into `buildDir`. */
export const serverFilesDirOf = (buildDir: string): string =>
  `${buildDir.replace(/[\\/]+$/, '')}-server`;

/**
 * The name of a file in the server's folder. It follows from the content, so a later build adds files there and never changes
 * one that a running server sends.
 */
export const servedFileName = (hash: string, encoding?: ContentEncoding): string =>
  encoding ? `${hash}.${encoding}` : hash;
