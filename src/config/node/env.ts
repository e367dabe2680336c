import { list, serverVariables } from '@nitric-docs/docs-server/env';
import * as z from 'zod';
import { editDistance } from '@nitric-docs/search';

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
  // Later checks can then rely on a valid URL.
  abort: true,
});

const isOrigin = (value: string): boolean => new URL(value).href === `${new URL(value).origin}/`;

/** A path on the same host, or a full address. `//example.com` is rejected, because it is another host. */
const pathOrUrl = z
  .string()
  .refine(
    (value) => /^\/(?!\/)/.test(value) || httpUrl.safeParse(value).success,
    'must be a path that starts with / or an http or https address',
  );

/** A name or key of the hosted search provider. */
const algoliaName = z.string().regex(/^[\w-]+$/, 'must contain only letters, digits, - and _');

/** All environment variables of the site, with their validation and defaults. All are optional. `.env.example` lists them. */
const schema = z.object({
  /** Origin of the published site, for canonical addresses and social images. */
  DOCS_SITE_URL: httpUrl
    .refine(isOrigin, 'must be an origin without a path')
    .transform((value) => new URL(value).origin)
    .default('https://nitric.io'),
  /** `static`: pages are documents with islands. `stock`: pages run Docusaurus' own client, like `npm start`. */
  DOCS_CLIENT: z.enum(['static', 'stock'], 'must be static or stock').default('static'),
  /** What search engines do with pages. `index,follow` also writes a sitemap. */
  DOCS_ROBOTS: z
    .enum(['noindex,nofollow', 'index,follow'], 'must be noindex,nofollow or index,follow')
    .default('noindex,nofollow'),
  /** Branch of the 'Edit this page on GitHub' links. */
  DOCS_EDIT_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, 'must be the name of a git branch, such as main')
    .default('main'),
  /** Target of the feedback form: a path on the same host, or a full address. */
  DOCS_FEEDBACK_URL: pathOrUrl.default('/docs/api/feedback'),
  /** The route that draws social images: a path of the published site, or a full address. */
  DOCS_SOCIAL_IMAGE_URL: pathOrUrl.default('/docs/api/og'),
  /** `served`: the route above draws social images. `static`: the build draws them, for hosting without a server. */
  SOCIAL_IMAGES: z.enum(['served', 'static'], 'must be served or static').default('served'),
  ...serverVariables,
  /** Site ID of the analytics service. Unset: no analytics. */
  DOCS_ANALYTICS_SITE_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'must be a Fathom site ID, which contains only letters and digits')
    .optional(),
  /** Comma-separated hosts without analytics. `*.pages.dev` stands for all subdomains. */
  DOCS_ANALYTICS_EXCLUDED_DOMAINS: list.default([
    'localhost',
    '127.0.0.1',
    '*.vercel.app',
    '*.netlify.app',
    '*.pages.dev',
  ]),
  /** Hosted search index, with a search-only key. Set all three, or none for search in the browser. */
  DOCS_ALGOLIA_APP_ID: algoliaName.optional(),
  DOCS_ALGOLIA_SEARCH_KEY: algoliaName.optional(),
  DOCS_ALGOLIA_INDEX: algoliaName.optional(),
  /** Write key for `npm run -w @nitric-docs/search push`. It is never part of the site. */
  DOCS_ALGOLIA_WRITE_KEY: algoliaName.optional(),
});

const hostedSearchVariables = [
  'DOCS_ALGOLIA_APP_ID',
  'DOCS_ALGOLIA_SEARCH_KEY',
  'DOCS_ALGOLIA_INDEX',
] as const;

const checkedSchema = schema.superRefine((env, context) => {
  const missing = hostedSearchVariables.filter((name) => !env[name]);
  if (missing.length < hostedSearchVariables.length) {
    missing.forEach((name) =>
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set if ${hostedSearchVariables.find((other) => env[other]) ?? ''} is set`,
      }),
    );
  }
});

export type Env = z.output<typeof schema>;

export const environmentVariables: readonly string[] = Object.keys(schema.shape);

/** Variables that can contain a password or a key. Error messages must not show their values. */
const secretVariables: readonly string[] = [
  'DOCS_FEEDBACK_STORE',
  'DOCS_ALGOLIA_SEARCH_KEY',
  'DOCS_ALGOLIA_WRITE_KEY',
];

const withoutPrefix = (name: string): string => name.replace(/^DOCS_/, '');

/** The variable of the site whose name is most like a given one, apart from the prefix. */
function closestVariable(name: string): string {
  const edits = (known: string): number =>
    editDistance(withoutPrefix(name), withoutPrefix(known), Infinity);
  return environmentVariables.reduce((best, known) => (edits(known) < edits(best) ? known : best));
}

/** Variables that the site doesn't read, although their prefix says that they are meant for it. */
const misspelledVariables = (source: Record<string, string | undefined>): string[] =>
  Object.keys(source)
    .filter((name) => name.startsWith('DOCS_') && !environmentVariables.includes(name))
    .map((name) => `${name}: is not a variable of the site. Write ${closestVariable(name)}.`);

/** Reads the variables. An error shows no value of a secret. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    environmentVariables.map((name) => [name, source[name] || undefined]),
  );
  const result = checkedSchema.safeParse(given);
  const misspelled = misspelledVariables(source);
  if (!result.success || misspelled.length > 0) {
    const invalid = (result.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      const value = secretVariables.includes(name) ? '' : `="${source[name] ?? ''}"`;
      return `${name}${value}: ${issue.message}.`;
    });
    const lines = [...misspelled, ...invalid].map((line) => `  - ${line}`);
    throw new Error(`Invalid environment variables (see .env.example):\n${lines.join('\n')}`);
  }
  warnAboutDomains(result.data.DOCS_ANALYTICS_EXCLUDED_DOMAINS);
  return result.data;
}

/** The analytics service compares host names, so entries with a protocol never match. */
function warnAboutDomains(domains: readonly string[]): void {
  for (const domain of domains.filter((entry) => entry.includes('://'))) {
    console.warn(
      `DOCS_ANALYTICS_EXCLUDED_DOMAINS: "${domain}" includes a protocol. Write only the host, such as preview.example.com.`,
    );
  }
}
