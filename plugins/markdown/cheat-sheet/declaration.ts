/** Text in quotes, whose brackets don't count. */
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

const count = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0;

/** The brackets that a line opens and doesn't close. */
function openedBy(line: string): number {
  const code = line.replace(STRING, '');
  return count(code, /[([{]/g) - count(code, /[)\]}]/g);
}

/** A call, with type arguments in some languages: `bucket(`, `collection<Berth>(`. */
const callOf = (name: string): RegExp => new RegExp(String.raw`\b${name}(?:<[^(]*>)?\(`);

const isChained = (line: string | undefined): boolean => /^\s*\./.test(line ?? '');

/** The line in which the statement with a call starts, or -1. */
function startOf(lines: readonly string[], name: string): number {
  let start = lines.findIndex((line) => callOf(name).test(line));
  while (start > 0 && isChained(lines[start])) {
    start -= 1;
  }
  return start;
}

/** The line after the statement. A decorator belongs to the function below it, up to the next empty line. */
function endOf(lines: readonly string[], start: number): number {
  const isDecorator = lines[start]?.trim().startsWith('@') === true;
  let end = start;
  let open = 0;
  do {
    open += openedBy(lines[end] ?? '');
    end += 1;
  } while (
    end < lines.length &&
    (open > 0 || isChained(lines[end]) || (isDecorator && lines[end]?.trim() !== ''))
  );
  return end;
}

function withoutIndent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/**
 * The statement of a sample that declares a resource. It requires no parser for each language: it starts in the line with the first
 * call of the function, and ends when all brackets are closed.
 * @returns undefined if the sample doesn't call the function
 */
export function declarationIn(sample: string, name: string): string | undefined {
  const lines = sample.split('\n');
  const start = startOf(lines, name);
  return start === -1 ? undefined : withoutIndent(lines.slice(start, endOf(lines, start)));
}
