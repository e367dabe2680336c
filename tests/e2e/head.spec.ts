import { expect, test, type Page } from '@playwright/test';

const meta = (page: Page, name: string): Promise<string | null> =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

test('a page carries title, description, canonical address, robots, feed, Markdown copy and social cards', async ({
  page,
}) => {
  await page.goto('/docs/storage?from=mail#limits');
  await expect(page).toHaveTitle('Storage - Documentation');
  const description = await meta(page, 'description');
  expect(description?.length).toBeGreaterThanOrEqual(50);
  for (const [link, href] of [
    ['[rel=canonical]', 'https://nitric.io/docs/storage'],
    ['[type="application/rss+xml"]', /^https:\/\/nitric\.io\//],
    ['[type="text/markdown"]', '/docs/storage.md'],
  ] as const) {
    await expect(page.locator(`link${link}`)).toHaveAttribute('href', href);
  }
  expect(await meta(page, 'robots')).toBe('noindex,nofollow');
  await expect(page.getByText('For AI agents')).toBeHidden();
  const image = new URL((await meta(page, 'og:image')) ?? '');
  expect(image.origin + image.pathname).toBe('https://nitric.io/docs/api/og');
  expect(image.searchParams.get('title')).toBe('Storage');
  expect(image.searchParams.get('description')).toBe(description);
  expect(await meta(page, 'og:image:width')).toBe('1200');
  expect(await meta(page, 'og:image:height')).toBe('630');
  expect(await meta(page, 'og:description')).toBe(description);
  expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
});
