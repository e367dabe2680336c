import type { Flags, Result } from 'lighthouse';
import { findChromium } from '../../../lib/find-chromium.mjs';
import { median } from '../figures';
import { mapSequentially } from './map-sequentially';

/** Lighthouse metrics of a page on a slow phone. Each metric is the median of several runs. */
export interface LighthouseFigures {
  /** From 0 to 100. */
  performance: number;
  /** In milliseconds. */
  largestPaint: number;
  /** In milliseconds. */
  blocking: number;
  shift: number;
}

/** Additional flags, which containers require or which prevent background activity. */
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
/** Maximum number of repeated runs. A run on a busy machine can lack metrics. */
const MAX_EXTRA_RUNS = 5;

/** Missing metrics are NaN. */
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
    if (tried === runs + MAX_EXTRA_RUNS) {
      throw new Error(
        `Only ${complete.length} of ${tried} Lighthouse runs of ${address} returned all metrics.`,
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

/** Runs Lighthouse with its mobile configuration, which throttles network and processor. */
export async function measureWithLighthouse(
  addresses: readonly string[],
  runs: number,
): Promise<LighthouseFigures[]> {
  const { launch } = await import('chrome-launcher');
  const chrome = await launch({ chromePath: await findChromium(), chromeFlags: CHROME_FLAGS });
  const flags: Flags = { port: chrome.port, logLevel: 'error', onlyCategories: ['performance'] };
  try {
    return await mapSequentially(addresses, (address) => measurePage(address, runs, flags));
  } finally {
    chrome.kill();
  }
}
