import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { TOGGLES_VALUES } from '../../../src/components/AcceptedValues/attributes';
import { ISLAND_ELEMENT } from '@nitric-docs/static-islands/island/attributes';
import { MENU_BUTTON } from '../../../src/components/MenuButton/attributes';
import { COPY, RUN } from '../../../src/features/code/attributes';
import { COLOR_MODE } from '../../../src/features/color-mode/attributes';
import { CLOSES_PANEL, OPENS_PANEL } from '../../../src/features/navigation/Panel/attributes';
import { TABS } from '../../../src/features/tabs/attributes';

/** WCAG 2.2, levels A and AA. */
const RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Collects console errors, console warnings, and uncaught exceptions from now on. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      messages.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => messages.push(`exception: ${error.message}`));
  return messages;
}

/** Resolves when src/client has started. */
export async function ready(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]');
}

/** Opens a page, and waits until it handles events. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Holds requests back from now on. @returns a function that sends them */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let send = (): void => undefined;
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route(address, (route) => isSent.then(() => route.fallback()));
  return () => send();
}

/** Adds up the layout shifts of each document that is opened from now on. @returns a function that reads the sum of the open one */
export async function layoutShiftsOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        total.shifts += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { shifts?: number }).shifts ?? NaN);
}

/**
 * Resolves after the deferred work of src/client, which makes horizontally scrolling elements focusable. Headless Chromium
 * sometimes reports no idle time until the pointer moves, so there is a time limit.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const limit = { timeout: 1000 };
        requestIdleCallback(() => requestIdleCallback(() => resolve(null), limit), limit);
      }),
  );
}

/** Buttons with a handler of src/client or the browser. */
const ANSWERED = [
  `${ISLAND_ELEMENT} button`,
  `[${TABS}] [role="tab"]`,
  ...[COPY, RUN, COLOR_MODE, OPENS_PANEL, CLOSES_PANEL, TOGGLES_VALUES].map((name) => `[${name}]`),
  `[${MENU_BUTTON}] > button`,
  'form button[type="submit"]',
].join();

/** Buttons without a handler, because React handles events only in islands. */
export const deadButtons = (page: Page): Promise<string[]> =>
  page.evaluate(
    (answered) =>
      [...document.querySelectorAll('button')]
        .filter((button) => !button.matches(answered))
        .map(({ outerHTML }) => outerHTML),
    ANSWERED,
  );

/** Rows of long tables and items of long lists look like the ones before them. html-validate reads all of them. */
const REPEATED = ':is(tr, article):nth-child(n + 15), li:nth-child(n + 30)';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The rule, and the elements that violate it. */
const textsOf = ({ violations }: Results): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`);

/** Only violations, because other results take half of the time. */
const OPTIONS = { resultTypes: ['violations' as const] };

/** Legacy mode skips frames, which pages don't have, and opens no second page. */
async function analyse(page: Page, change: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page }).options(OPTIONS).setLegacyMode().exclude(REPEATED);
  return textsOf(await change(axe).analyze());
}

const CONTRAST = 'color-contrast';

/** Accessibility violations in the current state of the page. */
export const violationsOf = (page: Page): Promise<string[]> =>
  analyse(page, (axe) => axe.withTags(RULE_SETS));

/** The same without the rule that depends on styles and the color mode, which takes most of the time. */
export const structureViolationsOf = (page: Page): Promise<string[]> =>
  analyse(page, (axe) => axe.withTags(RULE_SETS).disableRules([CONTRAST]));

/** Violations of the rule that depends on styles and the color mode. */
export const contrastViolationsOf = (page: Page): Promise<string[]> =>
  analyse(page, (axe) => axe.withRules([CONTRAST]));

/**
 * The same for one visible text of each style. The page must have been analyzed before, so that it has Axe, which takes most of the
 * time.
 * @param styles the selectors of the texts of each style
 */
export const contrastViolationsIn = async (
  page: Page,
  styles: readonly (readonly string[])[],
): Promise<string[]> =>
  textsOf(
    await page.evaluate(
      ({ selectors, options }) => {
        const isVisible = (text: string): boolean | undefined =>
          document.querySelector(text)?.checkVisibility();
        const texts = selectors.flatMap((ofStyle) => ofStyle.find(isVisible) ?? []);
        const { axe } = window as unknown as {
          axe: { run: (context: object, options: object) => Promise<Results> };
        };
        // Axe rejects an empty list.
        return axe.run({ include: ['h1', ...texts] }, options);
      },
      { selectors: styles, options: { ...OPTIONS, runOnly: [CONTRAST] } },
    ),
  );
