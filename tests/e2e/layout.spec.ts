import { expect, test, type Page } from '@playwright/test';
import { contrastViolationsOf, ready } from './lib/page-health';

/** The page that shows every content piece. */
const PIECES = '/docs/contributions/components';

/**
 * Faults of the current window: controls of the top bar that overlap, are cut, too small, or outside the window, other controls outside
 * the window, and a page that scrolls sideways.
 */
const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controlsIn = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} :is(a, button, input)`)]
        .filter((control) => control.checkVisibility())
        .map((control) => ({
          control,
          name: control.ariaLabel ?? control.textContent,
          box: control.getBoundingClientRect(),
        }));
    const bar = controlsIn('header[data-top-bar]');
    const window = { width: document.documentElement.clientWidth };
    const isOutside = ({ left, right }: DOMRect) => left < 0 || right > window.width;
    const search = bar.find(({ name }) => name === 'Search docs')?.box.width ?? 0;
    const overlaps = bar.flatMap((one, index) =>
      bar
        .slice(index + 1)
        .filter(({ box }) => one.box.right > box.left && box.right > one.box.left)
        .map((other) => `"${other.name}" is on "${one.name}"`),
    );
    return [
      ...overlaps,
      ...bar
        .filter(({ control }) => control.scrollWidth > control.clientWidth + 1)
        .map(({ name }) => `"${name}" is cut`),
      ...bar
        .filter(({ box }) => Math.min(box.width, box.height) < 12)
        .map(({ name }) => `"${name}" is too small`),
      ...[...bar, ...controlsIn('#main > :not(article)'), ...controlsIn('#main form')]
        .filter(({ box }) => isOutside(box))
        .map(({ name }) => `"${name}" is outside of the window`),
      ...(search < (window.width >= 1024 ? 176 : 36) ? [`search is ${search} px wide`] : []),
      ...(document.documentElement.scrollWidth > window.width ? ['scrolls sideways'] : []),
    ].map((fault) => `${window.width}: ${fault}`);
  });

async function faultsAtWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await layoutFaults(page)));
  }
  return faults;
}

const widths = Array.from({ length: 65 }, (_, index) => 320 + 20 * index);

for (const address of ['/docs/storage', '/docs/nothing/here', '/docs/search']) {
  test(`${address} fits into every window`, async ({ page }) => {
    await page.goto(address);
    await ready(page);
    expect(await faultsAtWidths(page, widths)).toEqual([]);
  });

  test(`${address} fits with text of 200%`, async ({ page }) => {
    await page.goto(address);
    await ready(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await faultsAtWidths(page, [320, 390, 768, 1024, 1280, 1440, 1600])).toEqual([]);
  });
}
