import { expect, test, type Locator, type Page } from '@playwright/test';
import { layoutShiftsOf, open } from './lib/page-health';

const groups = (page: Page): Locator => page.getByRole('tablist', { name: 'Language of the code' });
const tab = (page: Page, name: string, group = 0): Locator =>
  groups(page).nth(group).getByRole('tab', { name, exact: true });

test('the chosen language applies to all groups, pages, visits, and open tabs', async ({
  context,
}) => {
  const page = await context.newPage();
  const other = await context.newPage();
  for (const opened of [page, other]) {
    await open(opened, '/docs/storage');
  }
  await tab(page, 'Python').click();
  await expect(tab(page, 'Python', 1)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(other, 'Python')).toHaveAttribute('aria-selected', 'true');
  await open(page, '/docs/apis');
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
});

for (const { choice, chosenOn, shownOn, shown, hidden } of [
  {
    choice: 'Go',
    chosenOn: '/docs/storage',
    shownOn: '/docs/storage',
    shown: 'package main',
    hidden: 'from nitric.application',
  },
  {
    choice: 'Google Cloud',
    chosenOn: '/docs/getting-started/deployment',
    shownOn: '/docs/getting-started/quickstart',
    shown: 'gcloud auth login',
    hidden: 'aws sts get-caller-identity',
  },
]) {
  test(`the choice of ${choice} is shown before the client starts, without a layout shift`, async ({
    page,
  }) => {
    const shifts = await layoutShiftsOf(page);
    await open(page, chosenOn);
    await page.getByRole('tab', { name: choice, exact: true }).first().click();
    await open(page, shownOn);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toBeCloseTo(0, 4);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.getByText(hidden).first()).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  });
}

test('the language in the address is shown before the client starts, and not stored', async ({
  page,
}) => {
  await open(page, '/docs/storage?lang=python');
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  await open(page, '/docs/apis');
  await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs/storage?lang=python');
  await expect(page.getByText('from nitric.application').first()).toBeVisible();
  await expect(page.getByText('package main').first()).toBeHidden();
});

test('the link of a heading carries the language until the reader selects another one', async ({
  page,
}) => {
  await open(page, '/docs/storage');
  await tab(page, 'Go').click();
  await page.getByRole('heading', { level: 2 }).first().hover();
  await page.locator('h2 > .hash-link').first().click();
  await expect(page).toHaveURL(/\/docs\/storage\?lang=go#[\w-]+$/);
  await tab(page, 'Python').click();
  await expect(page).toHaveURL(/\/docs\/storage#[\w-]+$/);
});

test('a link to an anchor in a tab opens the tab', async ({ page }) => {
  await open(page, '/docs/getting-started/deployment#credentials-for-azure');
  await expect(page.getByText('az login')).toBeInViewport();
});

test('paper has the instructions for all clouds', async ({ page }) => {
  await open(page, '/docs/concepts/operate');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('gcloud run services list')).toBeVisible();
  await expect(page.getByText('az containerapp list')).toBeVisible();
});

test('on a phone, the tabs of all five languages fit, and a finger can press "Copy page"', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/docs/storage');
  const box = await page.getByRole('button', { name: 'Copy page' }).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const list = groups(page).first();
  expect(await list.getByRole('tab').count()).toBe(5);
  expect(await list.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(0);
});

test('Copy copies a command without its prompt, and its output follows it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/getting-started/quickstart');
  const command = page.locator('[data-code]').filter({ hasText: 'cat .nitric/run' });
  await command.getByRole('button', { name: 'Copy command' }).click();
  await expect(command.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'cat .nitric/run/buckets/receipts/817.txt',
  );
  const output = command.locator('+ *');
  await expect(output).toContainText('Total: 24.50');
  await expect(output.getByRole('button')).toHaveCount(0);
});

test('short code in a line of text stays in one line', async ({ page }) => {
  for (const [route, width] of [
    ['storage', 320],
    ['getting-started/deployment', 390],
    ['reference/cli', 768],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/docs/${route}`);
    const broken = await page
      .locator('.markdown :not(pre) > code:not(td *)')
      .evaluateAll((codes) =>
        codes
          .filter((code) => code.textContent.length <= 23 && code.getClientRects().length > 1)
          .map(({ textContent }) => textContent),
      );
    expect(broken).toEqual([]);
  }
});

test('choosing a language keeps the position of the group', async ({ page }) => {
  await open(page, '/docs/storage');
  const third = tab(page, 'Python', 3);
  await third.scrollIntoViewIfNeeded();
  const before = await third.boundingBox();
  await third.click();
  await expect(third).toHaveAttribute('aria-selected', 'true');
  const after = await third.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});

test('Copy works without access to the clipboard, as on a host without HTTPS', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await open(page, '/docs/storage');
  const button = page.getByRole('button', { name: 'Copy TypeScript sample' }).first();
  const sample = await page.locator('[data-code] pre').first().textContent();
  await button.click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  await page.getByRole('button', { name: 'It was helpful' }).click();
  const field = page.getByRole('textbox', { name: 'It was helpful' });
  await field.press('Control+v');
  await expect(field).toHaveValue(sample?.trimEnd() ?? '');
});

test("the browser's search finds samples in tabs that aren't chosen", async ({ page }) => {
  await open(page, '/docs/storage');
  await expect(page.getByText('package main').first()).toBeHidden();
  // A link to a text finds it in the same way.
  await page.goto('/docs/storage#:~:text=package%20main');
  await expect(page.getByText('package main').first()).toBeInViewport();
  await expect(tab(page, 'Go')).toHaveAttribute('aria-selected', 'true');
});

test('Copy page copies the Markdown of the page, with the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/storage');
  await page.getByRole('button', { name: 'Copy page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy as Markdown' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied!').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await page.request.get('/docs/storage.md')).text());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu', { name: 'Copy page' })).toBeHidden();
});
