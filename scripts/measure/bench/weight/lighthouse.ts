import type { Flags, Result } from 'lighthouse';
import { findChromium } from '../../../lib/find-chromium.mjs';
import { median, row, type Row, type SitePair } from './table';

/** Additional flags, which containers require or which prevent background activity. */
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Lighthouse metrics of a page on a slow phone, with their targets. */
const metrics = [
  { name: 'performance', unit: 'score', target: 100 },
  { name: 'largest contentful paint', unit: 'ms', target: 1060 },
  { name: 'total blocking time', unit: 'ms', target: 10 },
  { name: 'layout shift', unit: 'shift', target: 0 },
] as const;

/** Values in the order of `metrics`. Missing ones are NaN. */
function valuesOf({ categories, audits }: Result): number[] {
  const audit = (id: string): number => audits[id]?.numericValue ?? NaN;
  return [
    (categories.performance?.score ?? NaN) * 100,
    audit('largest-contentful-paint'),
    audit('total-blocking-time'),
    audit('cumulative-layout-shift'),
  ];
}

/** Runs Lighthouse with its mobile configuration, which throttles network and processor. */
export async function measureWithLighthouse(address: string, runs: number): Promise<number[]> {
  const [{ default: lighthouse }, { launch }] = [
    await import('lighthouse'),
    await import('chrome-launcher'),
  ];
  const chrome = await launch({ chromePath: await findChromium(), chromeFlags: CHROME_FLAGS });
  const flags: Flags = { port: chrome.port, logLevel: 'error', onlyCategories: ['performance'] };
  const found: number[][] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(address, flags);
      found.push(result ? valuesOf(result.lhr) : []);
    }
  } finally {
    chrome.kill();
  }
  // A run on a busy machine can lack metrics.
  return metrics.map((_, index) =>
    median(found.map((values) => values[index] ?? NaN).filter(Number.isFinite)),
  );
}

export const lighthouseRows = (page: string, values: SitePair<number[]>): Row[] =>
  metrics.map(({ name, unit, target }, index) =>
    row(`Lighthouse ${page}: ${name}`, unit, target, values, (all) => all[index] ?? NaN),
  );
