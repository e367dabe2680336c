/** Parts of an output that differ from run to run: dates, durations, random IDs, and temporary ports. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/^(Date|date): .*$/gm, '$1: <date>'],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, '<date>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<id>'],
  [/\(\d+(?:\.\d+)?m?s\)/g, '(<time>)'],
  [/duration_ms [\d.]+/g, 'duration_ms <time>'],
  [/\b\d+(?:\.\d+)?(?: ?ms|s)\b/g, '<time>'],
];

/** Removes trailing space, which editors remove from pages, too. */
export const trimmedOutput = (text: string): string =>
  text.replace(/[ \t\r]+$/gm, '').replace(/^\n+|\s+$/g, '');

const stable = (text: string): string =>
  changing.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    trimmedOutput(text),
  );

/** Whether two outputs are equal, apart from dates, durations, and random IDs. */
export const isSameOutput = (shown: string, actual: string): boolean =>
  stable(shown) === stable(actual);

export function hasLines(shown: string, actual: string): boolean {
  if (stable(shown) === '') {
    return stable(actual) === '';
  }
  const lines = stable(actual).split('\n');
  let next = 0;
  return stable(shown)
    .split('\n')
    .every((line) => {
      next = lines.indexOf(line, next) + 1;
      return next > 0;
    });
}
