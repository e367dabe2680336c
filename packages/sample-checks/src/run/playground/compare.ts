import { isDeepStrictEqual } from 'node:util';
import type { Content } from '@nitric-docs/playground/protocol';
import type { ScenarioResult } from '../run-tools';

export interface BrowserResult {
  requests: readonly { status: number; headers: Readonly<Record<string, string>>; body: string }[];
  received: readonly string[];
  log: readonly string[];
  content: Content;
}

const volatile: readonly (readonly [RegExp, string])[] = [
  [/http:\/\/localhost:\d+\/(read|write)\/[\w.-]+/g, '<signed $1>'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '<uuid>'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '<time>'],
  [/\blocalhost:\d+/g, '<host>'],
  [/\b\d+(?:\.\d+)? ?ms\b/g, '<duration>'],
  [/\b1\d{9}(?:\d{3})?\b/g, '<seconds>'],
  [/\b[\da-f]{64}\b/g, '<digest>'],
  [/[\w+/]{43}=/g, '<key>'],
];

const masked = (text: string): string =>
  volatile.reduce((rest, [pattern, name]) => rest.replace(pattern, name), text);

/** Headers that an HTTP server adds. */
const added = new Set(['connection', 'content-length', 'date', 'server']);

function headersOf(headers: Readonly<Record<string, string | string[]>>): Record<string, string> {
  const own = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), masked([value].flat().join(', '))] as const)
    .filter(([name]) => !added.has(name));
  return Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const shown = (value: unknown): string => JSON.stringify(value);

/** Lines of stack traces and of what Node.js adds to them differ. */
const isTrace = (line: string): boolean =>
  /^\s*(?:at |\^|\[?[a-z]+\]?: .*[,{]$|\}|Node\.js v|file:|node:)/.test(line) || line.trim() === '';

const linesOf = (log: readonly string[]): string[] =>
  log.filter((line) => !isTrace(line)).map((line) => masked(line.trim()));

function contentIn(
  { buckets, keyvalue, queues, secrets }: Content,
  kind: string,
  name: string,
  key: string,
): unknown {
  switch (kind) {
    case 'bucket':
      return buckets[name]?.[key];
    case 'keyvalue':
      return keyvalue[name]?.[key];
    case 'queue':
      // Go writes null for no messages.
      return queues[name]?.length ? queues[name] : null;
    default:
      return secrets[name];
  }
}

/** Compares JSON, in which objects have a prototype or not, and in which some texts differ in each run. */
const isSame = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(masked(shown(a ?? null))), JSON.parse(masked(shown(b ?? null))));

function contentDifferences(runtime: ScenarioResult['content'], browser: Content): string[] {
  return Object.entries(runtime).flatMap(([kind, resources]) =>
    Object.entries(resources).flatMap(([name, values]) =>
      Object.entries(values).flatMap(([key, value]) => {
        const actual = contentIn(browser, kind, name, key);
        return isSame(value, actual)
          ? []
          : [
              `${kind} ${name} ${key}: the runtime has ${shown(value)}, the browser ${shown(actual)}`,
            ];
      }),
    ),
  );
}

function logDifferences(runtime: readonly string[], browser: readonly string[]): string[] {
  const [expected, actual] = [linesOf(runtime), linesOf(browser)];
  const missing = expected.filter((line) => !actual.includes(line));
  // The result of the runtime has only the last lines.
  const more = runtime.length < LOG_LINES ? actual.filter((line) => !expected.includes(line)) : [];
  return [
    ...missing.map((line) => `log: only the runtime has ${shown(line)}`),
    ...more.map((line) => `log: only the browser has ${shown(line)}`),
  ];
}

/** The result of the runtime has no more lines. */
const LOG_LINES = 40;

export function differencesBetween(runtime: ScenarioResult, browser: BrowserResult): string[] {
  const requests = runtime.requests.flatMap((expected, index) => {
    const actual = browser.requests[index];
    const place = `request ${index + 1}`;
    if (!actual) {
      return [`${place}: the browser has no response`];
    }
    const parts = [
      ['status', expected.status, actual.status],
      ['headers', headersOf(expected.headers), headersOf(actual.headers)],
      ['body', masked(expected.body), masked(actual.body)],
    ] as const;
    return parts
      .filter(([, one, other]) => !isDeepStrictEqual(one, other))
      .map(
        ([part, one, other]) =>
          `${place}: ${part}: the runtime has ${shown(one)}, the browser ${shown(other)}`,
      );
  });
  const messages = isSame(runtime.received, browser.received)
    ? []
    : [
        `messages: the runtime has ${shown(runtime.received)}, the browser ${shown(browser.received)}`,
      ];
  return [
    ...requests,
    ...messages,
    ...contentDifferences(runtime.content, browser.content),
    ...logDifferences(runtime.log, browser.log),
  ];
}
