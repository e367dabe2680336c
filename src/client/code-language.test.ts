import { CODE_LANGUAGE_STORAGE_KEY as KEY } from '../contracts/code-language';
import { chooseLanguage, chosenLanguage, followLanguage } from './code-language';

const onChange = jest.fn();
beforeAll(() => followLanguage(onChange));
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.codeLanguage;
  onChange.mockClear();
});
afterEach(() => jest.restoreAllMocks());

it('begins without a choice, then remembers it and shows it on the page', () => {
  expect(chosenLanguage()).toBe('');
  chooseLanguage('python');
  expect(chosenLanguage()).toBe('python');
  expect(localStorage.getItem(KEY)).toBe('python');
  expect(document.documentElement).toHaveAttribute('data-code-language', 'python');
});

it.each([
  ['follows a choice in another open page', KEY, 'dart', 'dart'],
  ['forgets the choice when another page clears the storage', null, null, ''],
  ['leaves alone what other keys store', 'other', 'dart', 'go'],
])('%s', (_, key, newValue, expected) => {
  chooseLanguage('go');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(chosenLanguage()).toBe(expected);
  expect(onChange).toHaveBeenCalledTimes(key === 'other' ? 0 : 1);
});

it('follows choices that were made while the page was in the page cache', () => {
  localStorage.setItem(KEY, 'java');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(chosenLanguage()).toBe('java');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('works without storage for as long as the page is open', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  chooseLanguage('kotlin');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(chosenLanguage()).toBe('kotlin');
});
