/** @jest-environment jsdom */
import { blockStorage } from '../../../tests/mocks/blocked-storage';
import { choiceStorageKey } from '../../../src/contracts/reader-choices';
import { choicesScript } from './choices-script';

const root = document.documentElement;

/** Opens a page, and runs the inline script. */
function open(search = ''): void {
  window.history.replaceState(null, '', `/docs/storage${search}`);
  const script = document.createElement('script');
  script.textContent = choicesScript;
  document.body.append(script);
  script.remove();
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(choiceStorageKey('code-language'), 'go');
  root.getAttributeNames().forEach((name) => root.removeAttribute(name));
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['?lang=python', 'python'],
  ['?ref=x&lang=python#files', 'python'],
  ['?lang=python&ref=x', 'python'],
  ['?lang=', 'go'],
  ['?lang=pythonic', 'go'],
  ['?lang=constructor', 'go'],
  ['?slang=python', 'go'],
])('prefers the language in the address, without storing it: %s is %s', (search, language) => {
  open(search);
  expect(root).toHaveAttribute('data-code-language', language);
  expect(localStorage.getItem(choiceStorageKey('code-language'))).toBe('go');
});

it('applies the language in the address if storage is blocked', () => {
  blockStorage();
  open('?lang=python');
  expect(root).toHaveAttribute('data-code-language', 'python');
});
