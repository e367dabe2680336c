import { expect, test } from '@playwright/test';
import {
  contrastViolationsIn,
  contrastViolationsOf,
  deadButtons,
  violationsOf,
  watchConsole,
} from './lib/page-health';

// The checks of pages.spec.ts must be able to fail.

test('the accessibility check finds low contrast, a button without a name, and an image without alternative text', async ({
  page,
}) => {
  await page.setContent(
    `<html lang="en"><title>Bad</title><body><main><p style="color:#bbb;background:#fff">faint</p>
     <button></button><img src="data:,"></main></body></html>`,
  );
  const found = (await violationsOf(page)).join('\n');
  expect(found).toContain('color-contrast');
  expect(found).toContain('button-name');
  expect(found).toContain('image-alt');
  expect(await contrastViolationsOf(page)).toEqual(['color-contrast: p']);
  expect(await contrastViolationsIn(page, [['main > p']])).toEqual(['color-contrast: p']);
});

test('the console check finds warnings, errors and exceptions', async ({ page }) => {
  const messages = watchConsole(page);
  await page.setContent(
    `<script>console.warn('careful'); console.error('broken'); setTimeout(() => { throw new Error('thrown') })</script>`,
  );
  await expect.poll(() => messages.length).toBe(3);
  expect(messages.join('\n')).toMatch(/careful[\s\S]*broken[\s\S]*thrown/);
});

test('the button check finds a button without a handler', async ({ page }) => {
  await page.setContent(
    '<button data-copy>Copy</button><button class="tabs__item">Go</button><docs-island><button>Send</button></docs-island>',
  );
  expect(await deadButtons(page)).toEqual(['<button class="tabs__item">Go</button>']);
});
