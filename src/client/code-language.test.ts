import { CODE_LANGUAGE_STORAGE_KEY as KEY } from '../contracts/code-language';
import { createLanguageStore } from './code-language';

const storageEvent = (key: string | null, newValue: string | null): StorageEvent =>
  new StorageEvent('storage', { key, newValue });

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.codeLanguage;
});

afterEach(() => jest.restoreAllMocks());

describe('the language store', () => {
  it('begins without a choice, and with the remembered one after a visit', () => {
    expect(createLanguageStore().chosen()).toBeUndefined();
    localStorage.setItem(KEY, 'go');
    expect(createLanguageStore().chosen()).toBe('go');
  });

  it('ignores a stored value that is no language', () => {
    localStorage.setItem(KEY, 'cobol');
    expect(createLanguageStore().chosen()).toBeUndefined();
  });

  it('remembers a choice, tells its listeners and shows it on the page', () => {
    const store = createLanguageStore();
    const listener = jest.fn();
    store.subscribe(listener);
    store.choose('python');
    expect(store.chosen()).toBe('python');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(KEY)).toBe('python');
    expect(document.documentElement).toHaveAttribute('data-code-language', 'python');
  });

  it('stops telling a listener that left', () => {
    const store = createLanguageStore();
    const listener = jest.fn();
    store.subscribe(listener)();
    store.choose('python');
    expect(listener).not.toHaveBeenCalled();
  });

  it('follows a choice in another open page', () => {
    const store = createLanguageStore();
    const listener = jest.fn();
    store.subscribe(listener);
    window.dispatchEvent(storageEvent(KEY, 'dart'));
    expect(store.chosen()).toBe('dart');
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(storageEvent('other', 'go'));
    expect(store.chosen()).toBe('dart');
  });

  it('forgets the choice when another page clears the storage', () => {
    const store = createLanguageStore();
    store.choose('dart');
    window.dispatchEvent(storageEvent(null, null));
    expect(store.chosen()).toBeUndefined();
    expect(document.documentElement).not.toHaveAttribute('data-code-language');
  });

  it('works without storage for as long as the page is open', () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const store = createLanguageStore();
    expect(store.chosen()).toBeUndefined();
    store.choose('kotlin');
    expect(store.chosen()).toBe('kotlin');
  });
});
