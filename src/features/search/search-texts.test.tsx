import { render } from '@testing-library/react';
import { Marked } from './Marked';
import { rewriteResultAddress } from './result-address';

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

it('the texts of hits are never HTML', () => {
  const { container } = render(<Marked snippet={'one <mark>two</mark> <b>&amp;'} />);
  expect(container.innerHTML).toBe(
    '<span>one </span><mark>two</mark><span> &lt;b&gt;&amp;amp;</span>',
  );
});
