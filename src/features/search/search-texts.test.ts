import { rewriteResultAddress } from './result-address';
import { escapeHtml, snippetParts } from './safe-text';

test.each([
  ['/docs/apis#overview', '/apis'],
  ['/docs/apis#limits', '/apis#limits'],
  ['/docs', '/'],
  ['/docs/', '/'],
  ['/docs#overview', '/'],
  ['https://nitric.io/docs/apis#cors', '/apis#cors'],
  ['https://nitric.io/docs', '/'],
  ['/docsets/apis', '/docsets/apis'],
  ['https://example.com/docs/apis', 'https://example.com/docs/apis'],
])('the address %s becomes %s', (url, expected) => {
  expect(rewriteResultAddress(url, 'https://nitric.io')).toBe(expected);
});

describe('the texts of hits', () => {
  const hostile = '<mark>a</mark> <img src=x onerror="alert(1)"> & \'';

  it('are escaped', () => {
    expect(escapeHtml(hostile)).toBe(
      '&lt;mark&gt;a&lt;/mark&gt; &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;',
    );
  });

  it('are split into parts for React', () => {
    expect(snippetParts('one <mark>two</mark> <b>')).toEqual([
      { text: 'one ', isMatch: false },
      { text: 'two', isMatch: true },
      { text: ' <b>', isMatch: false },
    ]);
  });
});
