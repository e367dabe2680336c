import * as z from 'zod';
import { editDistance } from '../../search-engine/typos';

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
  // Later checks can then rely on a valid URL.
  abort: true,
});

/** A path on the same host, or a full address. `//example.com` is rejected, because it is another host. */
const pathOrUrl = z
  .string()
  .refine(
    (value) => /^\/(?!\/)/.test(value) || httpUrl.safeParse(value).success,
    'must be a path that starts with / or an http or https address',
  );

/** A whole number in digits, with bounds and a default. */
const wholeNumber = (min: number, max: number, defaultValue: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((value) => value >= min && value <= max, error)
    .default(defaultValue);
};

/** Whether the feedback store is a database server rather than a folder. */
export const isPostgresAddress = (value: string): boolean => /^postgres(?:ql)?:\/\//.test(value);

/** Comma-separated names. */
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean),
);

const isOrigin = (value: string): boolean => new URL(value).href === `${new URL(value).origin}/`;

/** A name or key of the hosted search provider. */
const algoliaName = z.string().regex(/^[\w-]+$/, 'must contain only letters, digits, - and _');

/**
 * All environment variables of the site, with their validation and defaults. All are optional. `.env.example` lists them.
 */
const schema = z.object({
  /** Origin of the published site, for canonical addresses and social images. */
  DOCS_SITE_URL: httpUrl
    .refine(isOrigin, 'must be an origin without a path')
    .transform((value) => new URL(value).origin)
    .default('https://nitric.io'),
  /** Branch of the 'Edit this page on GitHub' links. */
  DOCS_EDIT_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, 'must be the name of a git branch, such as main')
    .default('main'),
  /** Target of the feedback form: a path on the same host, or a full address. */
  DOCS_FEEDBACK_URL: pathOrUrl.default('/docs/api/feedback'),
  /** Whether searches that find nothing are counted, at `/searches` next to a feedback target that ends in `/feedback`. */
  DOCS_COUNT_MISSED_SEARCHES: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .default(false),
  /** The route that draws social images: a path of the published site, or a full address. */
  DOCS_SOCIAL_IMAGE_URL: pathOrUrl.default('/docs/api/og'),
  /** `served`: the route above draws social images. `static`: the build draws them, for hosting without a server. */
  SOCIAL_IMAGES: z.enum(['served', 'static'], 'must be served or static').default('served'),
  /** Host and port of the server. */
  DOCS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address, such as 0.0.0.0')
    .default('localhost'),
  PORT: wholeNumber(0, 65_535, 3000),
  /** Feedback store: a folder for the embedded database, or the address of a PostgreSQL database. */
  DOCS_FEEDBACK_STORE: z
    .string()
    .refine(
      (value) => !value.includes('://') || (isPostgresAddress(value) && URL.canParse(value)),
      'must be a folder or an address such as postgres://user:password@host:5432/database',
    )
    .default('.data'),
  /** Maximum number of feedback posts per client and minute, and of posted searches. */
  DOCS_FEEDBACK_RATE_LIMIT: wholeNumber(1, 1_000_000_000, 10),
  /** Maximum number of requests to the MCP server per client and minute. A tool call is one request. */
  DOCS_MCP_RATE_LIMIT: wholeNumber(1, 1_000_000_000, 120),
  /** Comma-separated host names that the server accepts, without a port. Unset: all. */
  DOCS_ALLOWED_HOSTS: list.default([]),
  /** How long the server accepts requests after a stop signal, in seconds, until load balancers react. */
  DOCS_SHUTDOWN_GRACE: wholeNumber(0, 600, 1),
  /** Number of trusted proxies in front of the server. Each appends to X-Forwarded-For. */
  DOCS_TRUSTED_PROXIES: wholeNumber(0, 10, 0),
  DOCS_LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be one of debug, info, warn, error, silent',
    )
    .default('info'),
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
  /** Write key for `npm run search:push`. It is never part of the site. */
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

/** @throws an error that lists each invalid variable, its value unless it is secret, and what is accepted */
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
