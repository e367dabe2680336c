import * as z from 'zod';

/** Whether the feedback store is a database server rather than a folder. */
export const isPostgresAddress = (value: string): boolean => /^postgres(?:ql)?:\/\//.test(value);

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

/** Comma-separated names. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean),
);

/** The environment variables of the server, with their validation and defaults. */
export const serverVariables = {
  /** Whether searches that find nothing are counted. */
  DOCS_COUNT_MISSED_SEARCHES: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .default(false),
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
};

/** The settings of the server. The site has the default of its origin. */
export type ServerEnv = z.output<z.ZodObject<typeof serverVariables>> & { DOCS_SITE_URL: string };
