import * as z from 'zod';

/** In order of preference. */
export const CONTENT_ENCODINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number];

const servedFileSchema = z.object({
  /** Path relative to the build folder, with forward slashes. */
  name: z.string(),
  /** Content hash, which is the ETag of the file and its name in the server's folder. */
  hash: z.string().regex(/^[0-9a-f]+$/),
  /** Encodings that make the file smaller, in order of preference. */
  encodings: z.array(z.enum(CONTENT_ENCODINGS)),
  contentType: z.string(),
  cacheControl: z.string(),
  /** The policy of a document that pages show in a frame. Other files have that of pages. */
  framePolicy: z.string().optional(),
});

const redirectSchema = z.object({
  /** Address with the site's base; it can have a fragment. */
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
});

const pageTextsSchema = z.object({ title: z.string(), description: z.string() });

/** The manifest of a built site. `writeServerFiles` writes it, and the server reads it. */
export const siteManifestSchema = z.object({
  /** All files by address, such as `/docs/apis`. The 404 page and its Markdown copy are `/docs/404` and `/docs/404.md`. */
  files: z.record(z.string(), servedFileSchema),
  redirects: z.record(z.string(), redirectSchema),
  /** All content pages by route, without the site's base. */
  pages: z.record(z.string(), pageTextsSchema),
  /** The Content-Security-Policy of all pages. */
  contentSecurityPolicy: z.string(),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;
export type ServedFile = z.infer<typeof servedFileSchema>;
export type ServedRedirect = z.infer<typeof redirectSchema>;

/** The texts in the social image of a page. */
export type PageTexts = z.infer<typeof pageTextsSchema>;

export const MANIFEST_FILE = 'manifest.json';

/** The folder that the server serves, for the build in `buildDir`. */
export const serverFilesDirOf = (buildDir: string): string =>
  `${buildDir.replace(/[\\/]+$/, '')}-server`;

/**
 * The name of a file in the server's folder. It depends on the content, so a later build never changes a file that a running server
 * uses.
 */
export const servedFileName = (hash: string, encoding?: ContentEncoding): string =>
  encoding ? `${hash}.${encoding}` : hash;
