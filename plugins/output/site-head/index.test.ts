import { CODE_LANGUAGE_STORAGE_KEY } from '../../../src/contracts/code-language';
import { choicesScript } from './choices-script';
import siteHead from '.';

const root = document.documentElement;

/** Runs a script like a browser that meets it in the page. */
function runScript(source: string): void {
  const script = document.createElement('script');
  script.textContent = source;
  document.body.append(script);
  script.remove();
}

beforeEach(() => {
  localStorage.clear();
  root.getAttributeNames().forEach((name) => root.removeAttribute(name));
});

describe('the choices of the reader', () => {
  it.each(['dark', 'light'])('are there from the first paint: the class of the mode %s', (mode) => {
    root.dataset.theme = mode;
    runScript(choicesScript);
    expect(root.classList.contains('dark')).toBe(mode === 'dark');
  });

  it('are there from the first paint: the language of code', () => {
    localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, 'python');
    runScript(choicesScript);
    expect(root).toHaveAttribute('data-code-language', 'python');
  });

  it('may be none', () => {
    runScript(choicesScript);
    expect(root).toHaveAttribute('data-code-language', '');
  });

  it('are done without when storage is blocked', () => {
    const errors: unknown[] = [];
    const onError = (event: ErrorEvent): void => void errors.push(event.error);
    const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    window.addEventListener('error', onError);
    runScript(choicesScript);
    window.removeEventListener('error', onError);
    expect(getItem).toHaveBeenCalled();
    getItem.mockRestore();
    expect(errors).toEqual([]);
    expect(root).not.toHaveAttribute('data-code-language');
  });
});

describe('the tags of every page', () => {
  const tags = siteHead().injectHtmlTags?.({ content: undefined });

  it('keep the page out of search engines and name the feed of the blog', () => {
    expect(tags?.headTags).toEqual([
      { tagName: 'meta', attributes: { name: 'robots', content: 'noindex,nofollow' } },
      {
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/rss+xml',
          title: 'Nitric blog',
          href: 'https://nitric.io/rss.xml',
        },
      },
    ]);
  });

  it('have the script of the choices ahead of the body', () => {
    expect(tags?.preBodyTags).toEqual([{ tagName: 'script', innerHTML: choicesScript }]);
  });
});
