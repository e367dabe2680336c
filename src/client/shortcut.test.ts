import { isShortcut } from './shortcut';

const SHORTCUTS = 'Control+K Meta+K /';

function answers(init: KeyboardEventInit, html = '<p>text</p>'): boolean {
  document.body.innerHTML = html;
  let answer = false;
  document.body.addEventListener('keydown', (event) => (answer = isShortcut(event, SHORTCUTS)), {
    once: true,
  });
  document.body.firstElementChild?.dispatchEvent(
    new KeyboardEvent('keydown', { ...init, bubbles: true }),
  );
  return answer;
}

it.each([
  { key: 'k', ctrlKey: true },
  { key: 'K', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: '/' },
  { key: '/', shiftKey: true },
])('%j is a shortcut', (init) => {
  expect(answers(init)).toBe(true);
});

it.each([
  { key: 'k' },
  { key: 'k', ctrlKey: true, metaKey: true },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'K', ctrlKey: true, shiftKey: true },
  { key: '/', ctrlKey: true },
  { key: '/', isComposing: true },
])('%j is none', (init) => {
  expect(answers(init)).toBe(false);
});

it.each(['<input>', '<textarea></textarea>', '<select></select>'])(
  'in %s a single key is text, and a combination is a shortcut',
  (field) => {
    expect(answers({ key: '/' }, field)).toBe(false);
    expect(answers({ key: 'k', ctrlKey: true }, field)).toBe(true);
  },
);
