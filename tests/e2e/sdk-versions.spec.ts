import { expect, test } from '@playwright/test';
import { ready } from './lib/page-health';

test('the version dropdown lists the versions and links to each', async ({ page }) => {
  await page.goto('/docs/reference/nodejs');
  await ready(page);
  const trigger = page.getByRole('button', { name: 'Select a version' });
  await expect(trigger).toHaveText('v1');
  await trigger.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText('Releases')).toBeVisible();
  const entries = menu.getByRole('menuitemradio');
  await expect(entries).toHaveText(['v1Latest', 'v0']);
  await expect(entries.first()).toHaveAttribute('aria-checked', 'true');
  await trigger.click();
  await expect(menu).toBeHidden();
  await trigger.click();
  await entries.last().click();
  await expect(page).toHaveURL('/docs/reference/nodejs/v0');
  await expect(page.getByRole('button', { name: 'Select a version' })).toHaveText('v0');
});

test.describe('on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the version dropdown works inside the panel, and choosing closes the panel', async ({
    page,
  }) => {
    await page.goto('/docs/reference/go');
    await ready(page);
    await page.getByRole('button', { name: 'Toggle navigation' }).click();
    const panel = page.getByRole('dialog', { name: 'Navigation' });
    await panel.getByRole('button', { name: 'Select a version' }).click();
    await page.getByRole('menuitemradio', { name: 'v0' }).click();
    await expect(page).toHaveURL('/docs/reference/go/v0');
    await expect(panel).toBeHidden();
  });
});
