import { headTitle, socialImageUrl } from './page-head';

test('the home page has the title of the site', () => {
  expect(headTitle('/', 'Nitric documentation')).toBe('Documentation');
});

test.each([
  ['/apis', 'APIs', 'APIs'],
  ['/reference/nodejs', 'Node.js SDK', 'Node.js SDK'],
  ['/reference/nodejs/v0/api/api', 'api()', 'api() (v0)'],
  ['/reference/jvm/v0', 'JVM SDK', 'JVM SDK'],
])(
  'the title of %s includes the version only if it is not the latest',
  (route, title, expected) => {
    expect(headTitle(route, title)).toBe(expected);
  },
);

test('the URL of the social image contains the encoded title and description', () => {
  const url = socialImageUrl('https://nitric.io/docs/api/og', 'C# & Go?', 'a=b 100 %');
  const { searchParams } = new URL(url);
  expect(searchParams.get('title')).toBe('C# & Go?');
  expect(searchParams.get('description')).toBe('a=b 100 %');
  expect(url).not.toMatch(/[ #]/);
});

test('an existing query in the endpoint is preserved', () => {
  expect(socialImageUrl('https://og.example/?site=docs', 'T', 'D')).toBe(
    'https://og.example/?site=docs&title=T&description=D',
  );
});
