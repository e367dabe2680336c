import { pagesWithAllStyles, textStylesOf } from './text-styles';

it.each([
  ['another element', '<em>Text</em>', '<b>Text</b>'],
  ['another class', '<b class="x">Text</b>', '<b class="y">Text</b>'],
  ['another state', '<a aria-current="page">Text</a>', '<a>Text</a>'],
  ['another style', '<b style="color:red">Text</b>', '<b>Text</b>'],
  ['another element around it', '<b class="x"><i>Text</i></b>', '<b><i>Text</i></b>'],
])('text styles differ by %s', (_name, one, other) => {
  expect([...textStylesOf(one).keys()]).not.toEqual([...textStylesOf(other).keys()]);
});

it('selectors find the texts of a style', () => {
  const html = '<p>One <b>bold</b></p><script>x</script>Loose<p>Two <b>bold</b></p>';
  expect([...textStylesOf(html).values()]).toEqual([
    ['body > p:nth-child(1)', 'body > p:nth-child(3)'],
    ['body > p:nth-child(1) > b:nth-child(1)', 'body > p:nth-child(3) > b:nth-child(1)'],
    ['body'],
  ]);
});

it('few pages are chosen, and no style is left out', () => {
  const pageWith = (styles: string) => new Map([...styles].map((style) => [style, [style]]));
  const pages = { small: 'a', large: 'abc', other: 'cd', twin: 'cd' };
  const styles = new Map(Object.entries(pages).map(([page, own]) => [page, pageWith(own)]));
  expect([...pagesWithAllStyles(styles)]).toEqual([
    ['large', [['a'], ['b'], ['c']]],
    ['other', [['d']]],
  ]);
});
