import { parseArgs } from 'node:util';

/** What the weight bench measures; `--only` picks some of it. */
export const PARTS = ['bytes', 'growth', 'lighthouse', 'taps', 'build'] as const;
export type Part = (typeof PARTS)[number];

export interface WeightOptions {
  parts: readonly Part[];
  /** Generated pages of the sites that are compared. */
  counts: readonly number[];
  /** How often Lighthouse runs on each page, and each tap is done. */
  runs: number;
  /** Folders of sites that are built already, instead of building today's pages: `build` and `build-server` are in them. */
  built: { ours: string | undefined; stock: string | undefined };
}

const DEFAULT_COUNTS = [150, 600, 2500];
const DEFAULT_RUNS = 5;

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

function partsOf(names: readonly string[]): readonly Part[] {
  const asked = names.flatMap((name) => name.split(','));
  const wrong = asked.find((name) => !isPart(name));
  if (wrong !== undefined) {
    throw new Error(
      `--only ${wrong}: the weight bench has no such part. Accepted: ${PARTS.join(', ')}.`,
    );
  }
  return asked.length === 0 ? PARTS : PARTS.filter((part) => asked.includes(part));
}

/** @param what names the option in the error */
function wholeNumber(text: string, what: string): number {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(`${what}: "${text}" is not accepted. Write a whole number above 0.`);
  }
  return Number(text);
}

function countsOf(texts: readonly string[], parts: readonly Part[]): readonly number[] {
  const counts = texts.map((text) => wholeNumber(text, 'Number of pages'));
  if (counts.some((count, index) => count <= (counts[index - 1] ?? 0))) {
    throw new Error(
      `Numbers of pages: ${texts.join(' ')} is not accepted. Write them in ascending order.`,
    );
  }
  if (counts.length === 1 && parts.includes('growth')) {
    throw new Error(
      `Numbers of pages: growth needs two or more, found ${texts.join(' ')}. Write another or choose parts with --only.`,
    );
  }
  return counts.length > 0 ? counts : DEFAULT_COUNTS;
}

/**
 * Reads what follows `npm run bench -- weight`.
 * @throws an error that says what is accepted
 */
export function readWeightOptions(args: readonly string[]): WeightOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: String(DEFAULT_RUNS) },
      ours: { type: 'string' },
      stock: { type: 'string' },
    },
  });
  const parts = partsOf(values.only);
  const built = { ours: values.ours, stock: values.stock };
  if (parts.includes('build') && (built.ours ?? built.stock) !== undefined) {
    throw new Error(
      '--ours and --stock name sites that are built already, and the part "build" is about building. Leave it out with --only.',
    );
  }
  return {
    parts,
    counts: countsOf(positionals, parts),
    runs: wholeNumber(values.runs, '--runs'),
    built,
  };
}
