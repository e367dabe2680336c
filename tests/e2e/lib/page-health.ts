import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { TOGGLES_VALUES } from '../../../src/components/AcceptedValues/attributes';
import { ISLAND_ELEMENT } from '@nitric-docs/static-islands/island/attributes';
import { MENU_BUTTON } from '../../../src/components/MenuButton/attributes';
import { COPY } from '../../../src/features/code/attributes';
import { COLOR_MODE } from '../../../src/features/color-mode/attributes';
import { CLOSES_PANEL, OPENS_PANEL } from '../../../src/features/navigation/Panel/attributes';
import { RUN } from '../../../src/features/playground/attributes';
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

/**
 * Twice as fast as the default: it reports only violations, and legacy mode skips frames, which pages don't have, and opens no
 * second page.
 */
const analysisOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** The rule, and the elements that violate it. */
async function analyse(page: Page, builder: AxeBuilder): Promise<string[]> {
  await settled(page);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

const CONTRAST = 'color-contrast';

/** Accessibility violations in the current state of the page. */
export const violationsOf = (page: Page): Promise<string[]> =>
  analyse(page, analysisOf(page).exclude(REPEATED).withTags(RULE_SETS));

/** The same without the rule that depends on styles and the color mode, which takes most of the time. */
export const structureViolationsOf = (page: Page): Promise<string[]> =>
  analyse(page, analysisOf(page).exclude(REPEATED).withTags(RULE_SETS).disableRules([CONTRAST]));

/** Violations of the rule that depends on styles and the color mode. */
export const contrastViolationsOf = (page: Page): Promise<string[]> =>
  analyse(page, analysisOf(page).exclude(REPEATED).withRules([CONTRAST]));

/** The same for one visible text of each style. @param styles the selectors of the texts of each style */
export async function contrastViolationsIn(
  page: Page,
  styles: readonly (readonly string[])[],
): Promise<string[]> {
  const texts = await page.evaluate(
    (candidates) =>
      candidates.flatMap(
        (selectors) =>
          selectors.find((selector) => document.querySelector(selector)?.checkVisibility()) ?? [],
      ),
    styles,
  );
  return texts.length > 0
    ? analyse(page, analysisOf(page).include(texts.join()).withRules([CONTRAST]))
    : [];
}
