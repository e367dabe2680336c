import { CODE_LANGUAGE_STORAGE_KEY as KEY } from '../contracts/code-language';
import { chooseLanguage, chosenLanguage, syncLanguageAcrossTabs } from './code-language';

const onChange = jest.fn();
beforeAll(() => syncLanguageAcrossTabs(onChange));
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.codeLanguage;
  onChange.mockClear();
});
afterEach(() => jest.restoreAllMocks());

it('starts without a choice, then stores it and sets it on the root element', () => {
  expect(chosenLanguage()).toBe('');
  chooseLanguage('python');
  expect(chosenLanguage()).toBe('python');
  expect(localStorage.getItem(KEY)).toBe('python');
  expect(document.documentElement).toHaveAttribute('data-code-language', 'python');
});

it.each([
  ['applies a choice from another tab', KEY, 'dart', 'dart'],
  ['removes the choice when another tab clears the storage', null, null, ''],
  ['ignores other storage keys', 'other', 'dart', 'go'],
])('%s', (_, key, newValue, expected) => {
  chooseLanguage('go');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(chosenLanguage()).toBe(expected);
  expect(onChange).toHaveBeenCalledTimes(key === 'other' ? 0 : 1);
});

it('applies choices that were made while the page was in the back/forward cache', () => {
  localStorage.setItem(KEY, 'java');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(chosenLanguage()).toBe('java');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('keeps the choice until the page is closed if storage is blocked', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  chooseLanguage('kotlin');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(chosenLanguage()).toBe('kotlin');
});
