/** Formats what a program logs, as Node.js does: strings as they are, and objects as `{ id: 'o1' }`. */

/** Longer objects take a line for each entry. */
const LINE = 72;

const MAX_DEPTH = 3;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"');
  const quote = !escaped.includes("'") ? "'" : !escaped.includes('"') ? '"' : '`';
  return `${quote}${escaped}${quote}`;
}

function wrapped(open: string, entries: readonly string[], close: string, indent: string): string {
  if (entries.length === 0) {
    return `${open}${close}`;
  }
  const line = `${open} ${entries.join(', ')} ${close}`;
  return line.length <= LINE && !line.includes('\n')
    ? line
    : `${open}\n${entries.map((entry) => `${indent}  ${entry}`).join(',\n')}\n${indent}${close}`;
}

function inspectObject(value: object, depth: number, seen: readonly object[]): string {
  const indent = '  '.repeat(depth);
  const inner = (one: unknown): string => inspect(one, depth + 1, [...seen, value]);
  if (seen.includes(value)) {
    return '[Circular]';
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  if (depth > MAX_DEPTH - 1) {
    return Array.isArray(value) ? '[Array]' : '[Object]';
  }
  if (Array.isArray(value)) {
    return wrapped('[', value.map(inner), ']', indent);
  }
  if (value instanceof Uint8Array) {
    return wrapped(`Uint8Array(${value.length}) [`, [...value].map(String), ']', indent);
  }
  if (value instanceof Map) {
    const entries = [...value].map(([key, one]) => `${inner(key)} => ${inner(one)}`);
    return wrapped(`Map(${value.size}) {`, entries, '}', indent);
  }
  if (value instanceof Set) {
    return wrapped(`Set(${value.size}) {`, [...value].map(inner), '}', indent);
  }
  const { constructor } = value;
  const name = constructor === Object || !constructor ? '' : `${constructor.name} `;
  const entries = Object.entries(value).map(
    ([key, one]) => `${IDENTIFIER.test(key) ? key : quoted(key)}: ${inner(one)}`,
  );
  return wrapped(`${name}{`, entries, '}', indent);
}

function inspect(value: unknown, depth: number, seen: readonly object[]): string {
  if (typeof value === 'string') {
    return depth === 0 ? value : quoted(value);
  }
  if (typeof value === 'function') {
    return `[Function: ${value.name || '(anonymous)'}]`;
  }
  if (value instanceof Error) {
    return describeError(value);
  }
  return typeof value === 'object' && value !== null
    ? inspectObject(value, depth, seen)
    : `${String(value)}${typeof value === 'bigint' ? 'n' : ''}`;
}

/** The address of the program, from which frames of a stack trace are shown. */
let programAddress = '';

export const setProgramAddress = (address: string): void => {
  programAddress = address;
};

/** The lines and columns of the program in a stack trace. */
function placesIn(stack: string): string[] {
  return stack
    .split(programAddress === '' ? '\0' : programAddress)
    .slice(1)
    .flatMap((rest) => /^:(\d+):(\d+)/.exec(rest)?.[0] ?? []);
}

/** An error with the lines of the program that led to it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return inspect(error, 0, []);
  }
  const places = placesIn(error.stack ?? '').map((place) => `\n    at program.js${place}`);
  const name = error.name === 'Error' ? error.constructor.name : error.name;
  return `${name}: ${error.message}${places.join('')}`;
}

/** The text of a call such as `console.log`. */
export const formatted = (values: readonly unknown[]): string =>
  values.map((value) => inspect(value, 0, [])).join(' ');
