import { errors, type Browser, type Page } from '@playwright/test';
import { PHONE, slowDown } from '../../../lib/slow-phone';
import { median, type Row } from './table';

/** A tap and its expected effect. */
interface Tap {
  label: string;
  /** Delay after the first contentful paint, in milliseconds. */
  wait: number;
  /** The first visible match is tapped. */
  target: string;
  /** Selector that matches after the tap took effect. */
  effect: string;
  /** Text that is typed after the tap. The field that `effect` matches must contain all of it. */
  typed?: string;
  /** Maximum time from the tap to its effect, in milliseconds. */
  goal: number;
}

interface TapResult {
  /** Time from the press to the effect, in milliseconds. `Infinity` if there was no effect. */
  time: number;
  /** Whether the tap or typed text had no effect. */
  isLost: boolean;
}

const TAB = '[data-code-group] [role="tab"]:nth-child(2)';
const codeTab = { label: 'code tab', target: TAB, effect: `${TAB}[aria-selected="true"]` };
const colorMode = {
  label: 'color mode',
  target: '[data-color-mode]',
  effect: 'html[data-theme="dark"]',
};
const menu = { label: 'menu', target: '[data-opens-panel]', effect: 'dialog[data-panel][open]' };
const copy = { label: 'Copy', target: '[data-copy]', effect: '[data-copied]' };
const search = {
  label: 'search',
  target: '[data-island="search"] button',
  effect: '.DocSearch-Input',
  typed: 'storage bucket',
};
const feedback = {
  label: 'feedback',
  target: '[data-island="feedback"] button',
  effect: '[data-island="feedback"] textarea',
};

const taps: readonly Tap[] = [
  // A slow phone is still loading the client.
  ...[codeTab, colorMode, menu].map((tap) => ({ ...tap, wait: 100, goal: 1000 })),
  // The client is loaded. The earliest time of a deliberate tap.
  ...[codeTab, colorMode, menu, copy].map((tap) => ({ ...tap, wait: 800, goal: 150 })),
  { ...search, wait: 800, goal: 2000 },
  { ...feedback, wait: 800, goal: 1500 },
];

/** In milliseconds. After the timeout, a tap counts as lost. */
const TIMEOUT_MS = 15_000;

/**
 * Runs in the page: waits until it is time to tap, scrolls the target into view, and measures the time from the press to its effect.
 * Must not contain named functions, because the compiler wraps them in a helper that the page lacks.
 * @returns the coordinates of the target, and the time
 */
async function prepareTap([{ target, effect, wait }, timeout]: readonly [Tap, number]) {
  await new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) {
        setTimeout(resolve, paint.startTime + wait - performance.now());
      }
    }).observe({ type: 'paint', buffered: true });
  });
  const element = [...document.querySelectorAll(target)].find((one) => one.checkVisibility());
  if (!element) {
    throw new Error(`No visible element matches ${target}.`);
  }
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), {
    capture: true,
    once: true,
  });
  const time = new Promise<number>((resolve) => {
    setTimeout(resolve, timeout, Infinity);
    new MutationObserver((_, observer) => {
      if (document.querySelector(effect)) {
        observer.disconnect();
        resolve(performance.now() - pressed);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, time };
}

/** Types when an input has the focus, because a phone shows its keyboard only then. */
async function typeWhenFocused(page: Page, text: string): Promise<void> {
  const timeout = TIMEOUT_MS;
  await page.waitForFunction(() => document.activeElement?.matches('input'), null, { timeout });
  await page.keyboard.type(text);
}

/** Opens a page on a slow phone with an empty cache and taps once. */
async function measureTap(browser: Browser, address: string, tap: Tap): Promise<TapResult> {
  const context = await browser.newContext({
    ...PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(address, { waitUntil: 'commit' });
    const prepared = await page.evaluateHandle(prepareTap, [tap, TIMEOUT_MS] as const);
    const { x, y } = await prepared.evaluate(({ x, y }) => ({ x, y }));
    await page.touchscreen.tap(x, y);
    if (tap.typed !== undefined) {
      await typeWhenFocused(page, tap.typed);
    }
    const time = await prepared.evaluate((tapped) => tapped.time);
    const isTyped = !tap.typed || (await page.inputValue(tap.effect)) === tap.typed;
    return { time, isLost: time === Infinity || !isTyped };
  } catch (error) {
    if (error instanceof errors.TimeoutError) {
      return { time: Infinity, isLost: true };
    }
    throw error;
  } finally {
    await context.close();
  }
}

/** Measures the time of each tap, and counts the lost taps in all runs. */
export async function tapRows(browser: Browser, address: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  let lost = 0;
  for (const tap of taps) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { time, isLost } = await measureTap(browser, address, tap);
      times.push(time);
      lost += Number(isLost);
    }
    const label = `tap ${tap.wait / 1000} s after the paint: ${tap.label}`;
    rows.push({ label, unit: 'ms', target: tap.goal, ours: median(times) });
  }
  return [...rows, { label: 'lost taps or typed text', unit: 'count', target: 0, ours: lost }];
}
