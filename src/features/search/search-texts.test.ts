import { rewriteResultAddress } from './result-address';
import { escapeHtml, snippetParts } from './safe-text';
import { actionOfKey } from './use-search-shortcuts';

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
])('the result %s leads to %s', (url, expected) => {
  expect(rewriteResultAddress(url, 'https://nitric.io')).toBe(expected);
});

describe('texts of hits', () => {
  const hostile = '<mark>a</mark> <img src=x onerror="alert(1)"> & \'';

  it('are escaped', () => {
    expect(escapeHtml(hostile)).toBe(
      '&lt;mark&gt;a&lt;/mark&gt; &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;',
    );
  });

  it('are parts for React', () => {
    expect(snippetParts('one <mark>two</mark> <b>')).toEqual([
      { text: 'one ', isMatch: false },
      { text: 'two', isMatch: true },
      { text: ' <b>', isMatch: false },
    ]);
  });
});

describe('keys', () => {
  const press = (init: KeyboardEventInit, target: Element = document.body): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
    target.dispatchEvent(event);
    return event;
  };

  it.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }, 'open', 'close'],
    ['Cmd+K', { key: 'K', metaKey: true }, 'open', 'close'],
    ['/', { key: '/' }, 'open', undefined],
    ['Escape', { key: 'Escape' }, undefined, 'close'],
    ['k', { key: 'k' }, undefined, undefined],
    ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }, undefined, undefined],
    ['Ctrl+/', { key: '/', ctrlKey: true }, undefined, undefined],
  ])('%s', (_, init, closed, opened) => {
    expect(actionOfKey(press(init), false)).toBe(closed);
    expect(actionOfKey(press(init), true)).toBe(opened);
  });

  it.each(['input', 'textarea', 'select'])('/ is a letter in a %s', (tag) => {
    const element = document.body.appendChild(document.createElement(tag));
    expect(actionOfKey(press({ key: '/' }, element), false)).toBeUndefined();
    expect(actionOfKey(press({ key: 'k', ctrlKey: true }, element), false)).toBe('open');
  });
});
