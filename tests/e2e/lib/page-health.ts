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

/** Resolves when React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/**
 * Resolves when all of the page is laid out (features/site/LateLayout) and has answered to its sizes: what scrolls sideways can be
 * focused from then on.
 */
async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.markdown > *')].every(
      (part) => getComputedStyle(part).contentVisibility !== 'auto',
    ),
  );
  await page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve(null)))),
  );
}

/**
 * Parts of the text that have another size in the text than by themselves, as a browser lays them out that leaves a part out for
 * now: a margin in them joins one outside. The text would jump when such a part is laid out late.
 */
export const partsThatJump = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The first two are laid out with the window (src/css/site.css).
    const parts = [...document.querySelectorAll<HTMLElement>('.markdown > :nth-child(n + 3)')];
    const sizes = (): string[] =>
      parts.map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return `${width.toFixed(1)} by ${height.toFixed(1)}`;
      });
    const inText = sizes();
    parts.forEach(({ style }) => style.setProperty('contain', 'layout paint style'));
    const alone = sizes();
    parts.forEach(({ style }) => style.removeProperty('contain'));
    return parts
      .map((part, at) => `${part.tagName} ${at}: ${inText[at]} in the text, ${alone[at]} alone`)
      .filter((_, at) => inText[at] !== alone[at]);
  });

/**
 * An analysis without what takes it half of its time: it describes the elements that break a rule and no others, and leaves
 * frames out, which pages don't have (legacy mode), so that it opens no second page.
 */
const analysisOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Rule, then the places. */
async function analyse(page: Page, builder: AxeBuilder): Promise<string[]> {
  await laidOut(page);
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
