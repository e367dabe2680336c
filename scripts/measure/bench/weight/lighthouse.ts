import type { Flags, Result } from 'lighthouse';
import { findChromium } from '../../../lib/find-chromium.mjs';
import { median } from '../figures';
import { inTurn } from './in-turn';

/** What Lighthouse says of a page on a slow phone, each figure the median of its runs. */
export interface LighthouseFigures {
  /** From 0 to 100. */
  performance: number;
  /** Times in milliseconds. */
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** Beside Lighthouse's own: what Chromium needs in a container, and what would disturb the measurement. */
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
/** A run on a busy machine may miss a paint; so many more are tried before the bench gives up. */
const SPARE_RUNS = 5;

/** A figure is NaN when the run has none. */
export function figuresOf({ categories, audits }: Pick<Result, 'categories' | 'audits'>) {
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  return {
    performance: Math.round((categories.performance?.score ?? NaN) * 100),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  } satisfies LighthouseFigures;
}

export const isComplete = (figures: LighthouseFigures): boolean =>
  Object.values(figures).every(Number.isFinite);

export const medianOf = (runs: readonly LighthouseFigures[]): LighthouseFigures => ({
  performance: median(runs.map(({ performance }) => performance)),
  largestPaint: median(runs.map(({ largestPaint }) => largestPaint)),
  blocking: median(runs.map(({ blocking }) => blocking)),
  shift: median(runs.map(({ shift }) => shift)),
});

async function measurePage(
  address: string,
  runs: number,
  flags: Flags,
): Promise<LighthouseFigures> {
  const { default: lighthouse } = await import('lighthouse');
  const complete: LighthouseFigures[] = [];
  for (let tried = 0; complete.length < runs; tried += 1) {
    if (tried === runs + SPARE_RUNS) {
      throw new Error(
        `Lighthouse found all figures of ${address} in ${complete.length} of ${tried} runs.`,
      );
    }
    const result = await lighthouse(address, flags);
    const figures = result && figuresOf(result.lhr);
    if (figures && isComplete(figures)) {
      complete.push(figures);
    }
  }
  return medianOf(complete);
}

/** Runs Lighthouse with its configuration for phones, which slows network and processor down. */
export async function measureWithLighthouse(
  addresses: readonly string[],
  runs: number,
): Promise<LighthouseFigures[]> {
  const { launch } = await import('chrome-launcher');
  const chrome = await launch({ chromePath: await findChromium(), chromeFlags: CHROME_FLAGS });
  const flags: Flags = { port: chrome.port, logLevel: 'error', onlyCategories: ['performance'] };
  try {
    return await inTurn(addresses, (address) => measurePage(address, runs, flags));
  } finally {
    chrome.kill();
  }
}
