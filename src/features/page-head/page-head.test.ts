import { socialImageUrl } from './page-head';

test('the texts are encoded and follow an existing query', () => {
  expect(socialImageUrl('https://og.example/?site=docs', 'C# & Go?', 'a=b 100 %')).toBe(
    'https://og.example/?site=docs&title=C%23%20%26%20Go%3F&description=a%3Db%20100%20%25',
  );
});
