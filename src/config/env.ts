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

const isOrigin = (value: string): boolean => new URL(value).href === `${new URL(value).origin}/`;

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
  /** Branch that 'Edit this page on GitHub' opens (SPEC 9: default main). */
  DOCS_EDIT_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, 'must be the name of a git branch, such as main')
    .default('main'),
  /** Where the feedback form posts to: a path of the same host, or a full address. */
  DOCS_FEEDBACK_URL: pathOrUrl.default('/docs/api/feedback'),
  /** The route that draws social images: a path of the published site, or a full address. */
  DOCS_SOCIAL_IMAGE_URL: pathOrUrl.default('/docs/api/og'),
  /** Site id of the analytics service. Unset: nothing is loaded and nothing is recorded. */
  DOCS_ANALYTICS_SITE_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'must be the letters and digits of a Fathom site id')
    .optional(),
  /** Hosts that are not counted, separated by commas: previews of the site. */
  DOCS_ANALYTICS_EXCLUDED_DOMAINS: z
    .string()
    .default('localhost,127.0.0.1')
    .transform((value) =>
      value
        .split(',')
        .map((domain) => domain.trim())
        .filter(Boolean),
    ),
});

export type Env = z.output<typeof schema>;

export const environmentVariables: readonly string[] = Object.keys(schema.shape);

/**
 * @throws one error that names each wrong variable, its value and what is accepted
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    environmentVariables.map((name) => [name, source[name] || undefined]),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  - ${name}="${source[name] ?? ''}": ${issue.message}.`;
    });
    throw new Error(`Environment variables (see .env.example):\n${lines.join('\n')}`);
  }
  warnAboutDomains(result.data.DOCS_ANALYTICS_EXCLUDED_DOMAINS);
  return result.data;
}

/** SPEC 9, 'Analytics domain warning': a domain list holds hosts, and a protocol in it matches nothing. */
function warnAboutDomains(domains: readonly string[]): void {
  for (const domain of domains.filter((entry) => entry.includes('://'))) {
    console.warn(
      `DOCS_ANALYTICS_EXCLUDED_DOMAINS: "${domain}" includes a protocol. Write the host alone, such as preview.example.com.`,
    );
  }
}
