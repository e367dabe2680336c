import { expect, test } from '@playwright/test';
import { contrastViolationsOf, hydrated, violationsOf, watchConsole } from './lib/page-health';
import { pageAddresses } from './lib/routes';

for (const address of pageAddresses) {
  test(`${address} loads, hydrates, is quiet and accessible in both colour modes`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await contrastViolationsOf(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'the page scrolls sideways on a phone').toBeLessThanOrEqual(0);
    expect(messages).toEqual([]);
  });
}
