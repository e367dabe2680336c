import { chromium, expect, test, type Page } from '@playwright/test';
import { findChromium } from '@nitric-docs/sample-checks/chromium';
import { contrastViolationsOf, open } from './lib/page-health';

/** The page that shows every content piece. */
const PIECES = '/docs/contributions/components';

/**
 * What doesn't fit into the window: controls of the top bar that overlap, are cut, or are too small, controls outside of the window, and
 * a page that scrolls sideways.
 * @param searchWidth the smallest width of the search button, in pixels
 */
const layoutFaults = (page: Page, searchWidth: number): Promise<string[]> =>
  page.evaluate((minimum) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const controlsIn = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} :is(a, button, input)`)].filter(
        (control) => control.checkVisibility(),
      );
    const boxOf = (control: HTMLElement) => control.getBoundingClientRect();
    const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent;
    const isSmall = (control: HTMLElement): boolean => {
      const { width, height } = boxOf(control);
      return Math.min(width, height) < 24 || (nameOf(control) === 'Search docs' && width < minimum);
    };
    const bar = controlsIn('header[data-top-bar]');
    const faults = {
      'overlaps the next control': bar.filter((control, at) => {
        const next = bar[at + 1];
        return next && boxOf(control).right > boxOf(next).left;
      }),
      'is cut': bar.filter((control) => control.scrollWidth > control.clientWidth + 1),
      'is too small': bar.filter(isSmall),
      'is outside of the window': controlsIn(
        ':is(header[data-top-bar], #main form, #main ul)',
      ).filter((control) => boxOf(control).left < 0 || boxOf(control).right > clientWidth),
      'is wider than the window': scrollWidth > clientWidth ? [document.documentElement] : [],
    };
    return Object.entries(faults).flatMap(([fault, found]) =>
      found.map((one) => `${clientWidth} px: "${nameOf(one)}" ${fault}`),
    );
  }, searchWidth);

for (const address of ['/docs/', '/docs/storage', '/docs/nothing/here', '/docs/search']) {
  test(`${address} fits into every window`, async ({ page }) => {
    await open(page, address);
    const faults: string[] = [];
    for (let width = 320; width <= 1600; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await layoutFaults(page, width < 1024 ? 36 : 176)));
    }
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await layoutFaults(page, 72)).map((fault) => `200%, ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('pages fit into the window with a default font of 32 px', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  for (const address of ['/docs/', '/docs/storage', '/docs/nothing/here']) {
    await open(page, `${baseURL}${address}`);
    expect(await layoutFaults(page, 72)).toEqual([]);
  }
  await browser.close();
});

test('all pages have the same left edge', async ({ page }) => {
  const edges = new Set<number>();
  for (const address of ['/docs/storage', '/docs/guides', '/docs/nothing/here', '/docs/search']) {
    await page.goto(address);
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByText('Nitric Inc.')]) {
      edges.add(await part.evaluate((element) => element.getBoundingClientRect().left));
    }
    const search = page.getByRole('banner').getByRole('button', { name: 'Search docs' });
    edges.add((await search.boundingBox())?.x ?? Number.NaN);
  }
  expect([...edges]).toEqual([304]);
});

test('the skip link is the first Tab stop, and the next one after it is in the text', async ({
  page,
}) => {
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await open(page, '/docs/storage');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('main');
  await page.keyboard.press('Tab');
  await expect(page.locator('#main article :focus')).toBeVisible();
});

test('Shift+Tab never hides the focus behind the top bar', async ({ page }) => {
  await open(page, '/docs/support/known-issues');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const tops: number[] = [];
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Shift+Tab');
    tops.push(
      await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? Number.NaN),
    );
  }
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(56);
});

test('paper has dark text on white, and no controls, even from the dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, PIECES);
  const fillOf = () =>
    page
      .locator('figure svg .node rect')
      .first()
      .evaluate((rect) => getComputedStyle(rect).fill);
  const picture = page.getByRole('img', { name: /^A reader reserves a book/ });
  const light = { fill: await fillOf(), file: (await picture.getAttribute('src')) ?? '' };
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await fillOf()).toBe(light.fill);
  await expect(picture).toHaveAttribute('src', light.file);
  expect(await contrastViolationsOf(page)).toEqual([]);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Feedback' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('forced colors show the chosen tab, the active page, and the sections in view', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/docs/storage#permissions');
  const bottomOf = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab, '::after').borderBottomWidth);
  expect(await bottomOf(true)).toBe('2px');
  expect(await bottomOf(false)).toBe('0px');
  const barOf = (selector: string) =>
    page
      .locator(`[data-docs-sidebar] ${selector}`)
      .first()
      .evaluate((entry) => getComputedStyle(entry, '::before').borderLeftWidth);
  expect(await barOf('ul [aria-current="page"]')).toBe('3px');
  expect(await barOf('li[data-in-view]')).toBe('2px');
  expect(await barOf('[data-page-sections] li:not([data-in-view])')).toBe('0px');
});
