import { checkHtml } from './html';

/** A page as the build writes it: without quotes and without end tags that HTML doesn't require. */
const page = (main: string): string =>
  `<!doctype html><html lang=en><head><meta charset=utf-8><title>Page</title></head><body><main><h1>Page</h1>${main}</main></body></html>`;

const rulesOf = (main: string): string[] =>
  checkHtml({ file: 'page.html', html: page(main) }).map(
    (problem) => /\((\S+)\) at/.exec(problem)?.[1] ?? problem,
  );

it('accepts a page without problems', () => {
  const table = '<table><thead><tr><th scope=col>A<tbody><tr><td>a &amp; b</table>';
  expect(rulesOf(`<h2 id=_a>A</h2><p>Text<ul aria-label=List><li>a<li>b</ul>${table}`)).toEqual([]);
});

it.each([
  ['no-dup-id', '<h2 id=a>A</h2><p id=a>B</p>'],
  ['heading-level', '<h3>A</h3>'],
  ['heading-level', '<h1>Another</h1>'],
  ['wcag/h37', '<img src=a.png>'],
  ['text-content', '<button type=button></button>'],
  ['input-missing-label', '<input type=text>'],
  ['element-permitted-content', '<ul><p>A</p></ul>'],
  ['no-missing-references', '<nav aria-labelledby=nothing>A</nav>'],
  ['deprecated', '<center>A</center>'],
])('finds %s in %s', (rule, main) => {
  expect(rulesOf(main)).toContain(rule);
});

it('names the file and the element', () => {
  expect(checkHtml({ file: 'apis.html', html: page('<h3>A</h3>') })).toEqual([
    'apis.html: Heading level can only increase by one, expected <h2> but got <h3> (heading-level) at html > body > main > h3',
  ]);
});
