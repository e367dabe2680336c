import { errors, type Browser, type Page } from '@playwright/test';
import { PHONE, slowDown } from '../../../lib/slow-phone';

/** A tap and its expected effect. */
export interface Tap {
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

export interface TapResult {
  /** Time from the press to the effect, in milliseconds. `Infinity` if there was no effect. */
  time: number;
  /** Whether the tap or typed text had no effect. */
  isLost: boolean;
}

const TAB = '[data-code-group] [role="tab"]:nth-child(2)';
const tapSelectors = {
  'code tab': { target: TAB, effect: `${TAB}[aria-selected="true"]` },
  'color mode': { target: '[data-color-mode]', effect: 'html[data-theme="dark"]' },
  menu: { target: '[data-opens-panel]', effect: 'dialog[data-panel][open]' },
  Copy: { target: '[data-copy]', effect: '[data-copied]' },
} as const;

type TapName = keyof typeof tapSelectors;

const tapOn = (label: TapName, wait: number, goal: number): Tap => ({
  label,
  wait,
  goal,
  ...tapSelectors[label],
});

/** A slow phone is still loading the client. */
const EARLY_MS = 100;
/** The client is loaded. The earliest time of a deliberate tap. */
const SOON_MS = 800;

export const taps: readonly Tap[] = [
  ...(['code tab', 'color mode', 'menu'] as const).map((label) => tapOn(label, EARLY_MS, 1000)),
  ...(['code tab', 'color mode', 'menu', 'Copy'] as const).map((label) =>
    tapOn(label, SOON_MS, 150),
  ),
  {
    label: 'search',
    wait: SOON_MS,
    target: '[data-island="search"] button',
    effect: '.DocSearch-Input',
    typed: 'storage bucket',
    goal: 2000,
  },
  {
    label: 'feedback',
    wait: SOON_MS,
    target: '[data-island="feedback"] button',
    effect: '[data-island="feedback"] textarea',
    goal: 1500,
  },
];

/** In milliseconds. After the timeout, a tap counts as lost. */
const WAIT_OPTIONS = { timeout: 15_000, polling: 50 };
const MARKS = ['tap-pressed', 'tap-effect'] as const;

/**
 * Runs in the page: waits until it is time to tap, scrolls the target into view, and records the press and its effect.
 * Must not contain named functions, because the compiler wraps them in a helper that the page lacks.
 * @returns the coordinates of the target
 */
async function prepareTap([{ target, effect, wait }, [pressed, done]]: readonly [
  Tap,
  typeof MARKS,
]) {
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
  const press = { capture: true, once: true };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => performance.mark(pressed, { startTime: timeStamp }),
    press,
  );
  new MutationObserver((_, observer) => {
    if (document.querySelector(effect)) {
      observer.disconnect();
      performance.mark(done);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

async function openOnPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    ...PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}

/** Types when an input has the focus, because a phone shows its keyboard only then. */
async function typeWhenFocused(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('input'), null, WAIT_OPTIONS);
  await page.keyboard.type(text);
}

async function resultOf(page: Page, { effect, typed }: Tap): Promise<TapResult> {
  await page.waitForFunction(
    (name) => performance.getEntriesByName(name).length > 0,
    MARKS[1],
    WAIT_OPTIONS,
  );
  const time = await page.evaluate(
    ([from, to]) => performance.measure('tap', from, to).duration,
    MARKS,
  );
  return { time, isLost: typed !== undefined && (await page.inputValue(effect)) !== typed };
}

/** Opens a page on a slow phone with an empty cache and taps once. */
export async function measureTap(browser: Browser, address: string, tap: Tap): Promise<TapResult> {
  const page = await openOnPhone(browser, address);
  try {
    const { x, y } = await page.evaluate(prepareTap, [tap, MARKS] as const);
    await page.touchscreen.tap(x, y);
    if (tap.typed !== undefined) {
      await typeWhenFocused(page, tap.typed);
    }
    return await resultOf(page, tap);
  } catch (error) {
    if (error instanceof errors.TimeoutError) {
      return { time: Infinity, isLost: true };
    }
    throw error;
  } finally {
    await page.context().close();
  }
}
