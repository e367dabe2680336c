/** @jest-environment node */
import requiredAddresses from '../../../tests/fixtures/menus.json';
import { linksOf, menuHeaderOf, menuOf } from './navigation';
import { redirectsTo } from './redirects';

// Fixed versions, so that freezing a version doesn't change the expectations.
jest.mock('../../../versions.json', () => [
  'nodejs-v0',
  'python-v0',
  'go-v0',
  'csharp-v0',
  'jvm-v0',
]);
jest.mock('../sdk-versions.json', () => ({
  ...jest.requireActual<object>('../sdk-versions.json'),
  nodejs: 'v1',
  python: 'v1',
  go: 'v1',
  dart: 'v1',
}));

const redirects = new Map(redirectsTo([]).map(({ from, to }) => [from, to]));

// The specified addresses, or what they redirect to, that readers must be able to reach from each menu. Titles, groups, and order
// can change.
it.each(Object.entries(requiredAddresses))('the menu %s has no lost address', (key, required) => {
  const { back, parent } = menuHeaderOf(key) ?? {};
  const links = [...linksOf(menuOf(key)), back, parent].map((link) => link?.href);
  const lost = required.filter(
    (address) => !links.includes(address) && !links.includes(redirects.get(address)),
  );
  expect(lost).toEqual([]);
});

describe('menuHeaderOf', () => {
  it('links to the first page of the menu if the default menu has it, but no page below the key', () => {
    expect(menuHeaderOf('reference/pulumi')).toMatchObject({
      back: { title: 'Back to Home', href: '/' },
      parent: { href: '/reference/providers/pulumi', icon: 'pulumi' },
    });
  });

  it('links to the section of a second-level menu', () => {
    expect(menuHeaderOf('guides/go')).toMatchObject({
      back: { title: 'Back to Guides', href: '/guides' },
      parent: { href: '/guides/go' },
    });
  });

  it('includes the icon and the versions of the parent, and ignores the version in the key', () => {
    expect(menuHeaderOf('reference/go/v0')?.parent).toMatchObject({
      title: 'Go',
      href: '/reference/go',
      icon: 'go',
      versions: ['v0', 'v1'],
    });
  });
});
