/** @jest-environment jsdom */
import { blockStorage } from '../../../tests/mocks/blocked-storage';
import { choiceStorageKey } from '../../../src/contracts/reader-choices';
import { choicesScript } from './choices-script';

const root = document.documentElement;

/** Runs an inline script. */
function runScript(source: string): void {
  const script = document.createElement('script');
  script.textContent = source;
  document.body.append(script);
  script.remove();
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/docs/storage');
  root.getAttributeNames().forEach((name) => root.removeAttribute(name));
});

describe('stored choices', () => {
  it.each(['dark', 'light'])('set the class dark only in dark mode: %s', (mode) => {
    root.dataset.theme = mode;
    runScript(choicesScript);
    expect(root.classList.contains('dark')).toBe(mode === 'dark');
  });

  it('set the code language and the cloud', () => {
    localStorage.setItem(choiceStorageKey('code-language'), 'python');
    localStorage.setItem(choiceStorageKey('cloud'), 'azure');
    runScript(choicesScript);
    expect(root).toHaveAttribute('data-code-language', 'python');
    expect(root).toHaveAttribute('data-cloud', 'azure');
  });
});

describe('the language in the address', () => {
  beforeEach(() => localStorage.setItem(choiceStorageKey('code-language'), 'go'));
  afterEach(() => jest.restoreAllMocks());

  const open = (search: string): void => {
    window.history.replaceState(null, '', `/docs/storage${search}`);
    runScript(choicesScript);
  };

  it.each(['?lang=python', '?lang=python#files', '?ref=x&lang=python', '?lang=python&ref=x'])(
    'wins over the stored choice, and leaves it as it is: %s',
    (search) => {
      open(search);
      expect(root).toHaveAttribute('data-code-language', 'python');
      expect(localStorage.getItem(choiceStorageKey('code-language'))).toBe('go');
    },
  );

  it.each(['?lang=', '?lang=pythonic', '?lang=Python', '?lang=constructor', '?slang=python'])(
    'is ignored if it is not a language of the tabs: %s',
    (search) => {
      open(search);
      expect(root).toHaveAttribute('data-code-language', 'go');
    },
  );

  it('applies if storage is blocked', () => {
    blockStorage();
    open('?lang=python');
    expect(root).toHaveAttribute('data-code-language', 'python');
  });
});
