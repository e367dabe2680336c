import { render } from '@testing-library/react';
import { namedLanguageOf } from './language-preference';
import { Marked } from './Marked';
import { openedAddressOf, rewriteResultAddress } from './result-address';

test.each([
  ['/docs/apis#overview', '/apis'],
  ['/docs#overview', '/'],
  ['https://nitric.io/docs/apis#cors', '/apis#cors'],
  ['/docsets/apis', '/docsets/apis'],
  ['https://example.com/docs/apis', 'https://example.com/docs/apis'],
])('the address %s becomes %s', (url, expected) => {
  expect(rewriteResultAddress(url)).toBe(expected);
});

describe('the address that a result opens', () => {
  const opened = (url: string, language?: string): string =>
    openedAddressOf({ url, directive: 'text=a-,file' }, language);
  afterEach(() => {
    Reflect.deleteProperty(document, 'fragmentDirective');
    Reflect.deleteProperty(window, 'docusaurus');
  });

  it('marks the words of the result, but not in the client of Docusaurus', () => {
    Object.assign(document, { fragmentDirective: {} });
    expect(opened('/docs/storage#overview')).toBe('/storage#:~:text=a-,file');
    Object.assign(window, { docusaurus: {} });
    expect(opened('/docs/storage#overview')).toBe('/storage');
  });

  it.each([
    ['/docs/storage#limits', '/storage?lang=python#limits'],
    ['/docs/guides/go/graphql', '/guides/go/graphql'],
    ['/docs/reference/nodejs/v0', '/reference/nodejs/v0'],
    ['https://example.com/docs', 'https://example.com/docs'],
  ])('shows samples in the language that the query names: %s', (url, expected) => {
    expect(opened(url, 'python')).toBe(expected);
  });
});

test.each([
  ['python bucket', 'python', '', 'python'],
  ['pyhton bucket', 'python', 'go', 'python'],
  ['node bucket', 'nodejs', 'go', 'typescript'],
  ['node bucket', 'nodejs', 'javascript', 'javascript'],
  ['typescript bucket', 'nodejs', 'javascript', 'typescript'],
  ['kotlin', 'jvm', '', 'kotlin'],
  ['bucket', undefined, 'go', undefined],
])('%s names the language of %s after the choice "%s": %s', (query, asked, chosen, expected) => {
  document.documentElement.dataset.codeLanguage = chosen;
  const answer = { hits: [], nbHits: 0, ...(asked && { asked }) };
  expect(namedLanguageOf({ query, answer })).toBe(expected);
  delete document.documentElement.dataset.codeLanguage;
});

it('the texts of hits are never HTML', () => {
  const { container } = render(<Marked snippet={'one <mark>two</mark> <b>&amp;'} />);
  expect(container.innerHTML).toBe(
    '<span>one </span><mark>two</mark><span> &lt;b&gt;&amp;amp;</span>',
  );
});
