import { render, screen } from '@testing-library/react';
import { currentRelease, lastV0Release, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import type { VersionLink } from '../../../contracts/function-head';
import { useRoute } from '../../../lib/route';
import { SdkNotice } from '.';

jest.mock('../../../lib/route', () => ({ useRoute: jest.fn() }));

function noticesOn(route: string, latest?: VersionLink): string[] {
  jest.mocked(useRoute).mockReturnValue(route);
  render(<SdkNotice latest={latest} />);
  return screen.queryAllByRole('complementary').map(({ textContent }) => textContent ?? '');
}

it.each([
  [
    'an experimental',
    '/reference/dart/storage/bucket',
    `release ${sdkReleaseOf('dart', 'v1')} of the Dart SDK, which works with CLI ${currentRelease.cli} and providers ${currentRelease.providers}`,
  ],
  [
    'a legacy',
    '/reference/jvm/v0/storage',
    `works with CLI ${lastV0Release.cli} and providers ${lastV0Release.providers} or older`,
  ],
])('names the releases that work with %s SDK', (_, route, text) => {
  expect(noticesOn(route)).toEqual([expect.stringContaining(text)]);
});

it.each([
  [true, 'See kv() in v1. Go to the latest version.'],
  [false, "These functions aren't in v1. The closest page is kv(). Go to the latest version."],
])('links an older page to its counterpart, and says whether it is one: %s', (isSame, text) => {
  const href = '/reference/go/keyvalue/keyvalue';
  expect(
    noticesOn('/reference/go/v0/collection', { version: 'v1', title: 'kv()', href, isSame }),
  ).toEqual([expect.stringContaining(text)]);
  expect(screen.getByRole('link', { name: 'kv()' })).toHaveAttribute('href', href);
});

it('is absent on pages of the latest version of a stable SDK and on other pages', () => {
  expect([...noticesOn('/reference/nodejs/storage/bucket'), ...noticesOn('/storage')]).toEqual([]);
});
