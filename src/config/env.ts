import * as z from 'zod';

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
  // What follows may then take the value for an address.
  abort: true,
});

/** A path of the same host (`//example.com` would be another host), or a full address. */
const pathOrUrl = z
  .string()
  .refine(
    (value) => /^\/(?!\/)/.test(value) || httpUrl.safeParse(value).success,
    'must be a path that starts with / or an http or https address',
  );

/** A whole number between two bounds, written in digits. */
const wholeNumber = (least: number, most: number, unset: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error)
    .default(unset);
};

/** Whether the feedback store is a database server rather than a folder. */
export const isPostgresAddress = (value: string): boolean => /^postgres(?:ql)?:\/\//.test(value);

const isFolder = (value: string): boolean => !value.includes('://');

/** Names that are separated by commas. */
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean),
);

const isOrigin = (value: string): boolean => new URL(value).href === `${new URL(value).origin}/`;

/** Names and keys of the hosted search provider. */
const algoliaName = z
  .string()
  .regex(/^[\w-]+$/, 'must be letters, digits, - and _, as the provider gave it');

/**
 * Every environment variable of the site, read and checked in one place. `.env.example` lists them.
 * With none set, everything works.
 */
const schema = z.object({
  /** Origin of the published site; canonical addresses and social images start with it. */
  DOCS_SITE_URL: httpUrl
    .refine(isOrigin, 'must be an origin without a path')
    .transform((value) => new URL(value).origin)
    .default('https://nitric.io'),
  /** Branch that 'Edit this page on GitHub' opens. */
  DOCS_EDIT_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, 'must be the name of a git branch, such as main')
    .default('main'),
  /** Where the feedback form posts to: a path of the same host, or a full address. */
  DOCS_FEEDBACK_URL: pathOrUrl.default('/docs/api/feedback'),
  /** The route that draws social images: a path of the published site, or a full address. */
  DOCS_SOCIAL_IMAGE_URL: pathOrUrl.default('/docs/api/og'),
  /** Who draws social images: the route above, or the build, for pages hosting without a server. */
  SOCIAL_IMAGES: z.enum(['served', 'static'], 'must be served or static').default('served'),
  /** Where the server listens. */
  DOCS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address, such as 0.0.0.0')
    .default('localhost'),
  PORT: wholeNumber(0, 65_535, 3000),
  /** Where feedback is kept: a folder for the embedded database, or the address of a PostgreSQL database. */
  DOCS_FEEDBACK_STORE: z
    .string()
    .refine(
      (value) => isFolder(value) || (isPostgresAddress(value) && URL.canParse(value)),
      'must be a folder or an address such as postgres://user:password@host:5432/database',
    )
    .default('.data'),
  /** Feedback posts that one client may send in a minute. */
  DOCS_FEEDBACK_RATE_LIMIT: wholeNumber(1, 1_000_000_000, 10),
  /** Host names that the server answers to, without a port, separated by commas. Unset: all. */
  DOCS_ALLOWED_HOSTS: list.default([]),
  /** How long the server goes on accepting requests after it was told to stop, in seconds: load balancers need it to move on. */
  DOCS_SHUTDOWN_GRACE: wholeNumber(0, 600, 1),
  /** Proxies of ours in front of the server; each adds the client's address to X-Forwarded-For. */
  DOCS_TRUSTED_PROXIES: wholeNumber(0, 10, 0),
  DOCS_LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be one of debug, info, warn, error, silent',
    )
    .default('info'),
  /** Site id of the analytics service. Unset: nothing is loaded and nothing is recorded. */
  DOCS_ANALYTICS_SITE_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'must be the letters and digits of a Fathom site id')
    .optional(),
  /** Hosts that are not counted, separated by commas: previews of the site. */
  DOCS_ANALYTICS_EXCLUDED_DOMAINS: list.default(['localhost', '127.0.0.1']),
  /** The hosted search index, with a key that can only search: all three, or none for search in the browser. */
  DOCS_ALGOLIA_APP_ID: algoliaName.optional(),
  DOCS_ALGOLIA_SEARCH_KEY: algoliaName.optional(),
  DOCS_ALGOLIA_INDEX: algoliaName.optional(),
  /** The key that `npm run search:push` writes the index with. It never reaches the site. */
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
        message: `must be set too, since ${hostedSearchVariables.find((other) => env[other]) ?? ''} is`,
      }),
    );
  }
});

export type Env = z.output<typeof schema>;

export const environmentVariables: readonly string[] = Object.keys(schema.shape);

/** Variables that can hold a password or a key: a message must not show them. */
const secretVariables: readonly string[] = [
  'DOCS_FEEDBACK_STORE',
  'DOCS_ALGOLIA_SEARCH_KEY',
  'DOCS_ALGOLIA_WRITE_KEY',
];

/**
 * @throws one error that names each wrong variable, its value unless it is a secret, and what is accepted
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    environmentVariables.map((name) => [name, source[name] || undefined]),
  );
  const result = checkedSchema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const value = secretVariables.includes(name) ? '' : `="${source[name] ?? ''}"`;
      return `  - ${name}${value}: ${issue.message}.`;
    });
    throw new Error(`Environment variables (see .env.example):\n${lines.join('\n')}`);
  }
  warnAboutDomains(result.data.DOCS_ANALYTICS_EXCLUDED_DOMAINS);
  return result.data;
}

/** The analytics service compares host names, so a domain with a protocol never matches. */
function warnAboutDomains(domains: readonly string[]): void {
  for (const domain of domains.filter((entry) => entry.includes('://'))) {
    console.warn(
      `DOCS_ANALYTICS_EXCLUDED_DOMAINS: "${domain}" includes a protocol. Write the host alone, such as preview.example.com.`,
    );
  }
}
