import { checkCopy } from './copies';

const page = (body: string) => ({
  file: 'apis.html',
  html: `<link rel=canonical href=https://nitric.io/docs/apis><nav><a href=/>Home</a></nav><article><button>Copy</button>${body}</article>`,
});
const BODY =
  '<h1>APIs</h1><p>See <a href=/docs/http>HTTP</a>.</p><h2 id=a><span>GET</span>List<a class=hash-link href=#a></a></h2>';

it('accepts a copy with the same headings and links', () => {
  const copy =
    '---\ntitle: APIs\n---\n\n# APIs\n\nSee [HTTP](https://nitric.io/docs/http.md) [docs](https://nitric.io/docs/index.md).\n\n## GET List\n';
  expect(checkCopy(page(BODY.replace('.</p>', ' <a href=/docs/>docs</a>.</p>')), copy)).toEqual([]);
  expect(checkCopy({ file: '404.html', html: '<main>Not found</main>' })).toEqual([]);
});

it.each([
  [undefined, 'apis.md: missing'],
  [
    '# APIs\n\nSee HTTP.\n\n## GET List\n',
    'the page has "link https://nitric.io/docs/http", and the copy has "heading 2 GETList" (2 of 3)',
  ],
  [
    '# APIs\n\nSee [HTTP](https://nitric.io/docs/http).\n',
    'the page has "heading 2 GETList", and the copy has "nothing"',
  ],
  [
    '# APIs\n\nSee [HTTP](https://nitric.io/docs/http).\n\n## GET List\n\n## More\n',
    'the page has "nothing", and the copy has "heading 2 More"',
  ],
])('finds what differs in %j', (copy, problem) => {
  expect(checkCopy(page(BODY), copy)).toEqual([expect.stringContaining(problem)]);
});
