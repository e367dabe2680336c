/** @jest-environment jsdom */
import { isShortcut } from './shortcut';

const SHORTCUTS = 'Control+K Meta+K /';

function matches(init: KeyboardEventInit, html = '<p>text</p>'): boolean {
  document.body.innerHTML = html;
  let isMatch = false;
  document.body.addEventListener('keydown', (event) => (isMatch = isShortcut(event, SHORTCUTS)), {
    once: true,
  });
  document.body.firstElementChild?.dispatchEvent(
    new KeyboardEvent('keydown', { ...init, bubbles: true }),
  );
  return isMatch;
}

it.each<[boolean, KeyboardEventInit]>([
  [true, { key: 'k', ctrlKey: true }],
  [true, { key: 'k', metaKey: true }],
  [true, { key: '/' }],
  [true, { key: 'л', code: 'KeyK', ctrlKey: true }],
  [true, { key: 'ظ', code: 'Slash' }],
  [false, { key: 'k' }],
  [false, { key: 'k', ctrlKey: true, metaKey: true }],
  [false, { key: 'k', ctrlKey: true, altKey: true }],
  [false, { key: 'K', ctrlKey: true, shiftKey: true }],
  [false, { key: '/', ctrlKey: true }],
  [false, { key: '/', isComposing: true }],
  // A Latin letter counts, wherever it is: Ctrl+T of the Dvorak layout, and a Cyrillic letter without a modifier.
  [false, { key: 't', code: 'KeyK', ctrlKey: true }],
  [false, { key: 'л', code: 'KeyK' }],
])('is a shortcut (%s): %j', (expected, init) => {
  expect(matches(init)).toBe(expected);
});

it.each(['<input>', '<textarea></textarea>', '<select></select>'])(
  'in %s, a combination is a shortcut but a single key is not',
  (field) => {
    expect(matches({ key: '/' }, field)).toBe(false);
    expect(matches({ key: 'k', ctrlKey: true }, field)).toBe(true);
  },
);
