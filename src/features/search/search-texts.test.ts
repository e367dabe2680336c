import { renderHook } from '@testing-library/react';
import { rewriteResultAddress } from './result-address';
import { escapeHtml, snippetParts } from './safe-text';
import { useSearchShortcuts } from './use-search-shortcuts';

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

describe('search shortcuts', () => {
  const [open, close] = [jest.fn(), jest.fn()];
  beforeEach(() => [open, close].forEach((callback) => callback.mockClear()));
  const press = (isOpen: boolean, init: KeyboardEventInit): void => {
    const { unmount } = renderHook(() => useSearchShortcuts(isOpen, open, close));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    unmount();
  };

  it.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }, 1, 1],
    ['Cmd+K', { key: 'K', metaKey: true }, 1, 1],
    ['/', { key: '/' }, 1, 0],
    ['Escape', { key: 'Escape' }, 0, 1],
    ['Escape while composing text', { key: 'Escape', isComposing: true }, 0, 0],
    ['k', { key: 'k' }, 0, 0],
  ])('%s', (_, init, opened, closed) => {
    press(false, init);
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([opened, 0]);
    press(true, init);
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([opened, closed]);
  });
});
