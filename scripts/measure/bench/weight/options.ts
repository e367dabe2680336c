import { parseArgs } from 'node:util';

/** Parts of the weight bench. `--only` selects some of them. */
export const PARTS = ['bytes', 'growth', 'lighthouse', 'taps', 'build'] as const;
export type Part = (typeof PARTS)[number];

export interface WeightOptions {
  parts: readonly Part[];
  /** Numbers of generated pages of the compared sites. */
  counts: readonly number[];
  /** Number of Lighthouse runs per page and of repetitions per tap. */
  runs: number;
  /** Folders of existing builds, which contain `build` and `build-server`. */
  built: { ours: string | undefined; stock: string | undefined };
}

const DEFAULT_COUNTS = [150, 600, 2500];
const DEFAULT_RUNS = 5;

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

function partsOf(values: readonly string[]): readonly Part[] {
  const names = values.flatMap((name) => name.split(','));
  const wrong = names.find((name) => !isPart(name));
  if (wrong !== undefined) {
    throw new Error(`Unknown part --only ${wrong}. Accepted: ${PARTS.join(', ')}.`);
  }
  return names.length === 0 ? PARTS : PARTS.filter((part) => names.includes(part));
}

/** @param option name of the option for the error message */
function wholeNumber(text: string, option: string): number {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(`Invalid ${option} "${text}". Accepted: a positive integer.`);
  }
  return Number(text);
}

function countsOf(texts: readonly string[], parts: readonly Part[]): readonly number[] {
  const counts = texts.map((text) => wholeNumber(text, 'number of pages'));
  if (counts.some((count, index) => count <= (counts[index - 1] ?? 0))) {
    throw new Error(
      `Invalid numbers of pages "${texts.join(' ')}". Accepted: integers in ascending order.`,
    );
  }
  if (counts.length === 1 && parts.includes('growth')) {
    throw new Error(
      `The part "growth" requires at least two numbers of pages, but found ${texts.join(' ')}. Add one, or exclude the part with --only.`,
    );
  }
  return counts.length > 0 ? counts : DEFAULT_COUNTS;
}

/**
 * Parses the arguments of `npm run bench -- weight`.
 * @throws if an argument is invalid
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
      '--ours and --stock use existing builds, so the part "build" can\'t be measured. Exclude it with --only.',
    );
  }
  return {
    parts,
    counts: countsOf(positionals, parts),
    runs: wholeNumber(values.runs, '--runs'),
    built,
  };
}
