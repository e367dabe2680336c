import { render, screen } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import { SdkNotice } from './index';

const noticesAt = (route: string): string[] => {
  setLocation({ pathname: `/docs${route}` });
  render(<SdkNotice />);
  return screen
    .queryAllByRole('complementary')
    .map((notice) => notice.getAttribute('aria-label') ?? '');
};

test.each([
  ['/apis', []],
  ['/reference/nodejs', []],
  ['/reference/nodejs/v0/api/api', ['You are reading about v0']],
  ['/reference/go', ['Experimental']],
  ['/reference/go/v0', ['You are reading about v0', 'Experimental']],
  ['/reference/dart', ['Experimental']],
  ['/reference/csharp/v0', ['Legacy']],
  ['/reference/jvm/v0/api/api', ['Legacy']],
])('shows the notices of %s', (route, expected) => {
  expect(noticesAt(route)).toEqual(expected);
});

test('the notice of an older version links to the latest version', () => {
  noticesAt('/reference/python/v0/api/api');
  expect(screen.getByRole('link', { name: 'Go to the latest version' })).toHaveAttribute(
    'href',
    '/reference/python',
  );
});
