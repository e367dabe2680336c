import { CODE_LANGUAGE_STORAGE_KEY } from '../../src/contracts/code-language';
import { codeLanguageScript } from './code-language-script';
import { colorClassScript } from './color-class-script';
import { lateLayoutScript } from './late-layout-script';
import { missingFileScript } from './missing-file-script';
import siteHead from '.';

const root = document.documentElement;

/** Runs a script like a browser that meets it in the page. */
function runScript(source: string): void {
  const script = document.createElement('script');
  script.textContent = source;
  document.body.append(script);
  script.remove();
}

/** Observers run before the next task. */
const observersRan = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  localStorage.clear();
  root.getAttributeNames().forEach((name) => root.removeAttribute(name));
});

describe('the class for dark mode', () => {
  it('is there from the first paint', () => {
    root.dataset.theme = 'dark';
    runScript(colorClassScript);
    expect(root).toHaveClass('dark');
  });

  it('follows the theme in both directions', async () => {
    root.dataset.theme = 'light';
    runScript(colorClassScript);
    expect(root).not.toHaveClass('dark');

    root.dataset.theme = 'dark';
    await observersRan();
    expect(root).toHaveClass('dark');

    root.dataset.theme = 'light';
    await observersRan();
    expect(root).not.toHaveClass('dark');
  });

  it('comes back when the classes of a new page replace it, and leaves them alone', async () => {
    root.dataset.theme = 'dark';
    runScript(colorClassScript);
    root.className = 'docs-wrapper';
    await observersRan();
    expect(root).toHaveClass('docs-wrapper', 'dark');
  });
});

describe('the remembered language of code', () => {
  it('is on the page before the first paint', () => {
    localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, 'python');
    runScript(codeLanguageScript);
    expect(root).toHaveAttribute('data-code-language', 'python');
  });

  it('is absent when nothing was chosen', () => {
    runScript(codeLanguageScript);
    expect(root).not.toHaveAttribute('data-code-language');
  });

  it.each(['', '"><script>', 'type script', '{"language":"go"}', 'Python3', '7'])(
    'is ignored when it is garbage: %j',
    (value) => {
      localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, value);
      runScript(codeLanguageScript);
      expect(root).not.toHaveAttribute('data-code-language');
    },
  );

  it('is done without when storage is blocked', () => {
    const errors: unknown[] = [];
    const onError = (event: ErrorEvent): void => void errors.push(event.error);
    const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    window.addEventListener('error', onError);
    runScript(codeLanguageScript);
    window.removeEventListener('error', onError);
    expect(getItem).toHaveBeenCalled();
    getItem.mockRestore();
    expect(errors).toEqual([]);
    expect(root).not.toHaveAttribute('data-code-language');
  });
});

describe('late layout', () => {
  const openedBy = (type?: string): void => {
    Object.defineProperty(performance, 'getEntriesByType', {
      configurable: true,
      value: () => (type ? [{ type }] : []),
    });
  };
  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    location.hash = '';
  });

  it('is for a page that is opened at its top', () => {
    openedBy('navigate');
    runScript(lateLayoutScript);
    expect(root).toHaveAttribute('data-late-layout');
  });

  it.each(['reload', 'back_forward', undefined])('is not for a page opened by %s', (type) => {
    openedBy(type);
    runScript(lateLayoutScript);
    expect(root).not.toHaveAttribute('data-late-layout');
  });

  it('is not for a place further down', () => {
    openedBy('navigate');
    location.hash = '#options';
    runScript(lateLayoutScript);
    expect(root).not.toHaveAttribute('data-late-layout');
  });
});

describe('the tags of every page', () => {
  const tags = siteHead().injectHtmlTags?.({ content: undefined });

  it('keep the page out of search engines and name the feed of the blog', () => {
    expect(tags?.headTags).toEqual([
      { tagName: 'script', innerHTML: missingFileScript },
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

  it('have the scripts ahead of the body in one', () => {
    expect(tags?.preBodyTags).toEqual([
      {
        tagName: 'script',
        innerHTML: [colorClassScript, codeLanguageScript, lateLayoutScript].join('\n'),
      },
    ]);
  });
});
