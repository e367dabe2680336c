import { socialImageUrl } from './page-head';

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
