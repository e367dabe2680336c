import { expect, test, type Page } from '@playwright/test';
import { open } from './lib/page-health';

/** The distance from the end of each wire to the middle of its resource, and from its start to its line, in pixels. */
const wireErrors = (page: Page) =>
  page.evaluate(() => {
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    const shown = [...document.querySelectorAll('svg[data-wire]')].filter((wire) =>
      wire.checkVisibility(),
    );
    const resources = [...document.querySelectorAll('figure li')].filter((item) =>
      item.checkVisibility(),
    );
    return shown.flatMap((wire) => {
      const path = wire.querySelector('path');
      const matrix = path?.getScreenCTM();
      const resource = resources[Number(wire.getAttribute('data-wire'))];
      const line = wire.closest('[data-declares]');
      if (!path || !matrix || !resource || !line) {
        return [Infinity];
      }
      const at = (length: number) => path.getPointAtLength(length).matrixTransform(matrix);
      const [start, end] = [at(0), at(path.getTotalLength())];
      const box = resource.getBoundingClientRect();
      return [
        Math.abs(start.y - middle(line.getBoundingClientRect())),
        Math.abs(end.y - middle(box)),
        Math.abs(end.x - box.left),
      ];
    });
  });

test('wires lead from lines to resources, in every language, and only in wide windows', async ({
  page,
}) => {
  await open(page, '/docs/');
  const figure = page.getByRole('figure', { name: 'A service, and what it becomes' });
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ['TypeScript', 'Python', 'Go', 'Dart']) {
      await figure.getByRole('tab', { name: language, exact: true }).click();
      const errors = await wireErrors(page);
      expect(errors).toHaveLength(12);
      expect(Math.max(...errors)).toBeLessThan(8);
    }
  }
  // The lines of Go are the longest.
  await figure.getByRole('tab', { name: 'Go', exact: true }).click();
  const code = figure.locator('pre').filter({ visible: true });
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await wireErrors(page)).toEqual([]);
});

test('readers choose the language and the cloud', async ({ page }) => {
  await open(page, '/docs/');
  await page.getByRole('tab', { name: 'Google Cloud' }).click();
  await expect(page.getByText('Cloud Run service')).toBeVisible();
  await expect(page.getByText('Lambda function')).toBeHidden();
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(page.getByText('async def save_receipt')).toBeVisible();
});

test('the chosen operating system has its install command, without a script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/docs/');
  const shown = page.getByText(/brew install|scoop install|curl -L/).filter({ visible: true });
  await expect(shown).toHaveText(/brew install/);
  for (const [system, command] of [
    ['Windows', /scoop install/],
    ['Linux', /curl -L/],
  ] as const) {
    await page.getByRole('combobox', { name: 'Operating system' }).selectOption(system);
    await expect(shown).toHaveText(command);
  }
  await page.close();
});

test('wires are drawn at once if readers prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs/');
  await expect(page.locator('svg[data-wire] path').first()).toHaveCSS('animation-name', 'none');
});
