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

it.each([
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: '/' },
  { key: 'л', code: 'KeyK', ctrlKey: true },
  { key: 'ظ', code: 'Slash' },
])('%j is a shortcut', (init) => {
  expect(matches(init)).toBe(true);
});

it.each([
  { key: 'k' },
  { key: 'k', ctrlKey: true, metaKey: true },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'K', ctrlKey: true, shiftKey: true },
  { key: '/', ctrlKey: true },
  { key: '/', isComposing: true },
  // A Latin letter counts, wherever it is: Ctrl+T of the Dvorak layout, and a Cyrillic letter without a modifier.
  { key: 't', code: 'KeyK', ctrlKey: true },
  { key: 'л', code: 'KeyK' },
])('%j is not a shortcut', (init) => {
  expect(matches(init)).toBe(false);
});

it.each(['<input>', '<textarea></textarea>', '<select></select>'])(
  'in %s, a combination is a shortcut but a single key is not',
  (field) => {
    expect(matches({ key: '/' }, field)).toBe(false);
    expect(matches({ key: 'k', ctrlKey: true }, field)).toBe(true);
  },
);
