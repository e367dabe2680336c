import { expect, test } from '@playwright/test';

test('a reference page names the SDK that its samples were checked against', async ({ page }) => {
  await page.goto('/docs/reference/nodejs/storage/bucket-file-read');
  await expect(page.getByText('Samples checked against @nitric/sdk 1.4.2')).toBeVisible();
  await page.goto('/docs/reference/nodejs/v0/storage/bucket-file-read');
  await expect(page.getByText('Samples checked against @nitric/sdk 0.15.0')).toBeVisible();
});
