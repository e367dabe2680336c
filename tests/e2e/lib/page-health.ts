import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Collects what the console says of errors and warnings, and uncaught exceptions, from now on. */
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

/** Resolves when the page answers: src/client is there. */
export async function ready(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]');
}

/** Resolves when the browser has had time for what src/client puts off: what scrolls sideways can be focused from then on. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve(null)))),
  );
}

/** What src/client answers to, and the browser itself. */
const ANSWERED =
  'docs-island button, [data-code-group] [role="tab"], [data-copy], [data-color-mode], [data-opens-panel], [data-closes-panel], ' +
  '[data-toggles-values], [data-version-menu] > button, form button[type="submit"]';

/** Buttons that nothing answers to: React draws pages when the site is built, and runs in islands alone. */
export const deadButtons = (page: Page): Promise<string[]> =>
  page.evaluate(
    (answered) =>
      [...document.querySelectorAll('button')]
        .filter((button) => !button.matches(answered))
        .map(({ outerHTML }) => outerHTML),
    ANSWERED,
  );

/**
 * An analysis without what takes it half of its time: it describes the elements that break a rule and no others, and leaves
 * frames out, which pages don't have (legacy mode), so that it opens no second page.
 */
const analysisOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Rule, then the places. */
async function analyse(page: Page, builder: AxeBuilder): Promise<string[]> {
  await settled(page);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** Accessibility violations of the page as it stands. */
export const violationsOf = (page: Page): Promise<string[]> =>
  analyse(page, analysisOf(page).withTags(RULE_SETS));

/** All but contrast, which takes most of an analysis. */
export const structureViolationsOf = (page: Page): Promise<string[]> =>
  analyse(page, analysisOf(page).withTags(RULE_SETS).disableRules(['color-contrast']));

/** What depends on the page's styles and colour mode. */
export const contrastViolationsOf = (page: Page): Promise<string[]> =>
  analyse(page, analysisOf(page).withRules(['color-contrast']));
