import { expect, test } from '@playwright/test';

test('a reference page names the SDK that its samples were checked against', async ({ page }) => {
  await page.goto('/docs/reference/nodejs/storage/bucket-file-read');
  await expect(page.getByText('Samples checked against @nitric/sdk 1.4.2')).toBeVisible();
  await page.goto('/docs/reference/nodejs/v0/storage/bucket-file-read');
  await expect(page.getByText('Samples checked against @nitric/sdk 0.15.0')).toBeVisible();
});

test('a page says which of its samples ran', async ({ page }) => {
  await page.goto('/docs/apis');
  const claim =
    /programs on this page that use @nitric\/sdk [\d.]+, .* ran on Nitric [\d.]+ on \w+ \d+, \d{4}\./;
  await expect(page.getByText(claim)).toBeVisible();
});

test('a page with a skipped sample names no SDK', async ({ page }) => {
  await page.goto('/docs/reference/nodejs/v0/storage/bucket-file-exists');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('exists');
  await expect(page.getByText('Samples checked')).toHaveCount(0);
});

test('the samples page shows the number of checked samples by language', async ({ page }) => {
  await page.goto('/docs/reference/samples');
  const row = page.getByRole('row').filter({ hasText: 'TypeScript' }).first();
  await expect(row).toContainText(/\d+/);
  await expect(page.getByRole('row').filter({ hasText: 'Python' }).first()).toBeVisible();
});
