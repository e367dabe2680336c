/** @jest-environment node */
import { pagesWithAllStyles, textStylesOf } from './text-styles';

describe('text styles of a page', () => {
  it.each([
    ['another element', '<em>Text</em>', '<b>Text</b>'],
    ['another class', '<b class="x">Text</b>', '<b class="y">Text</b>'],
    ['another state', '<a aria-current="page">Text</a>', '<a>Text</a>'],
    ['another style', '<b style="color:red">Text</b>', '<b>Text</b>'],
    ['another element around it', '<b class="x"><i>Text</i></b>', '<b><i>Text</i></b>'],
  ])('differ by %s', (_name, one, other) => {
    expect(textStylesOf(one)).not.toEqual(textStylesOf(other));
  });
});

it('few pages are chosen, and no style is left out', () => {
  const styles = new Map([
    ['small', new Set(['a'])],
    ['large', new Set(['a', 'b', 'c'])],
    ['other', new Set(['c', 'd'])],
    ['twin', new Set(['c', 'd'])],
  ]);
  expect(pagesWithAllStyles(styles)).toEqual(['large', 'other']);
  expect(pagesWithAllStyles(new Map())).toEqual([]);
});
