import { errors, type Browser, type Page } from '@playwright/test';
import { PHONE, slowDown } from '../../../lib/slow-phone';

/** What a reader taps, and what must come of it. */
export interface Tap {
  what: string;
  /** After the first contentful paint, in milliseconds. */
  wait: number;
  /** The first visible match is tapped. */
  target: string;
  /** Matches once the tap's effect is in the document. */
  effect: string;
  /** Typed right after the tap; all of it must be in the field that `effect` matches. */
  typed?: string;
  /** The most from the tap to its effect, in milliseconds. */
  goal: number;
}

/** What came of one tap. */
export interface TapResult {
  /** From the press to the effect, in milliseconds; `Infinity` when there was none. */
  time: number;
  /** Whether the tap, or a letter after it, came to nothing. */
  isLost: boolean;
}

const TAB = '[data-code-group] [role="tab"]:nth-child(2)';
const answers = {
  'code tab': { target: TAB, effect: `${TAB}[aria-selected="true"]` },
  'color mode': { target: '[data-color-mode]', effect: 'html[data-theme="dark"]' },
  menu: { target: '[data-opens-panel]', effect: 'dialog[data-panel][open]' },
  Copy: { target: '[data-copy]', effect: '[data-copied]' },
} as const;

type Answer = keyof typeof answers;

const tapOn = (what: Answer, wait: number, goal: number): Tap => ({
  what,
  wait,
  goal,
  ...answers[what],
});

/** The client is on its way to a slow phone. */
const EARLY_MS = 100;
/** The client has come: as soon as somebody taps who has seen the page. */
const SOON_MS = 800;

export const taps: readonly Tap[] = [
  ...(['code tab', 'color mode', 'menu'] as const).map((what) => tapOn(what, EARLY_MS, 1000)),
  ...(['code tab', 'color mode', 'menu', 'Copy'] as const).map((what) => tapOn(what, SOON_MS, 150)),
  {
    what: 'search',
    wait: SOON_MS,
    target: '[data-island="search"] button',
    effect: '.DocSearch-Input',
    typed: 'storage bucket',
    goal: 2000,
  },
  {
    what: 'feedback',
    wait: SOON_MS,
    target: '[data-island="feedback"] button',
    effect: '[data-island="feedback"] textarea',
    goal: 1500,
  },
];

/** In milliseconds: what hasn't happened by then is lost. */
const WATCH = { timeout: 15_000, polling: 50 };
const MARKS = ['tap-pressed', 'tap-effect'] as const;

/**
 * Runs in the page: waits for the moment of the tap, brings the target into view, marks the press and its effect, and says where
 * to tap. No function in it has a name: the compiler would wrap it in a helper that the page lacks.
 */
async function aim([{ target, effect, wait }, [pressed, done]]: readonly [Tap, typeof MARKS]) {
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
    throw new Error(`The page has no ${target} to tap.`);
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

/** Types as soon as a field has the focus: a phone shows its keyboard then. */
async function typeSoon(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('input'), null, WATCH);
  await page.keyboard.type(text);
}

async function resultOf(page: Page, { effect, typed }: Tap): Promise<TapResult> {
  await page.waitForFunction(
    (name) => performance.getEntriesByName(name).length > 0,
    MARKS[1],
    WATCH,
  );
  const time = await page.evaluate(
    ([from, to]) => performance.measure('tap', from, to).duration,
    MARKS,
  );
  return { time, isLost: typed !== undefined && (await page.inputValue(effect)) !== typed };
}

/** Taps once on a page that a slow phone has just opened, with an empty cache. */
export async function measureTap(browser: Browser, address: string, tap: Tap): Promise<TapResult> {
  const page = await openOnPhone(browser, address);
  try {
    const { x, y } = await page.evaluate(aim, [tap, MARKS] as const);
    await page.touchscreen.tap(x, y);
    if (tap.typed !== undefined) {
      await typeSoon(page, tap.typed);
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
