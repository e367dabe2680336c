import { headTitle, socialImageAddress } from './page-head';

test('the root page has the site’s own title', () => {
  expect(headTitle('/', 'Nitric documentation')).toBe('Documentation');
});

test.each([
  ['/apis', 'APIs', 'APIs'],
  ['/reference/nodejs', 'Node.js SDK', 'Node.js SDK'],
  ['/reference/nodejs/v0/api/api', 'api()', 'api() (v0)'],
  ['/reference/jvm/v0', 'JVM SDK', 'JVM SDK'],
])('%s: only a version that is not the latest is named', (route, title, expected) => {
  expect(headTitle(route, title)).toBe(expected);
});

test('the social image carries the encoded texts of the page', () => {
  const address = socialImageAddress('https://nitric.io/docs/api/og', 'C# & Go?', 'a=b 100 %');
  const { searchParams } = new URL(address);
  expect(searchParams.get('title')).toBe('C# & Go?');
  expect(searchParams.get('description')).toBe('a=b 100 %');
  expect(address).not.toMatch(/[ #]/);
});

test('an image route that has a query of its own keeps it', () => {
  expect(socialImageAddress('https://og.example/?site=docs', 'T', 'D')).toBe(
    'https://og.example/?site=docs&title=T&description=D',
  );
});
