import { parseArgs } from 'node:util';
import { UsageError } from '../command';
import { routeOfPath } from '../site';
import { FORMATS, type Format } from './report';

const COMMANDS = ['list', 'stats', 'export', 'searches'] as const;
type Command = (typeof COMMANDS)[number];

export const USAGE =
  'Usage: npm run feedback -- list|stats|export|searches [--since 30d] [--page /apis] [--format table|json|csv]';

export interface FeedbackOptions {
  command: Command;
  since?: Date;
  page?: string;
  format: Format;
}

const UNIT_MS = { h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

function sinceOf(value: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,5})([hdw])$/.exec(value) ?? [];
  if (count && (unit === 'h' || unit === 'd' || unit === 'w')) {
    return new Date(now.getTime() - Number(count) * UNIT_MS[unit]);
  }
  const date = new Date(value);
  if (!/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(date.getTime())) {
    throw new UsageError(
      `Invalid --since "${value}". Accepted: hours, days, or weeks (12h, 30d, 4w), or a date (2026-01-31).`,
    );
  }
  return date;
}

function oneOf<T extends string>(name: string, value: string, accepted: readonly T[]): T {
  const found = accepted.find((candidate) => candidate === value);
  if (!found) {
    throw new UsageError(`Invalid ${name} "${value}". Accepted: ${accepted.join(', ')}.`);
  }
  return found;
}

/** Normalizes `/docs/apis/`, `apis`, or a full URL to `/apis`, which is the format in the store. */
function pageOf(base: string, value: string): string {
  const pathname = URL.canParse(value) ? new URL(value).pathname : value;
  const address = `/${pathname}/`.replace(/\/{2,}/g, '/');
  return routeOfPath(base, address) ?? (address.slice(0, -1) || '/');
}

/**
 * @param base the path of the site on its host, without a slash at the end
 * @throws if an argument is invalid
 */
export function readOptions(args: readonly string[], now: Date, base: string): FeedbackOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { since: { type: 'string' }, page: { type: 'string' }, format: { type: 'string' } },
  });
  const command = oneOf('command', positionals[0] ?? '', COMMANDS);
  if (positionals.length > 1) {
    throw new UsageError(`Unexpected argument "${positionals[1]}".`);
  }
  if (command === 'searches' && values.page !== undefined) {
    throw new UsageError(
      '"searches" has no --page, because searches are stored without a page. Accepted: --since, --format.',
    );
  }
  return {
    command,
    format: oneOf('--format', values.format ?? (command === 'export' ? 'csv' : 'table'), FORMATS),
    ...(values.since === undefined ? {} : { since: sinceOf(values.since, now) }),
    ...(values.page === undefined ? {} : { page: pageOf(base, values.page) }),
  };
}
