/** @jest-environment node */
import { toMarkdown } from './to-markdown';

const URL = 'https://nitric.io/docs/storage';

const markdownOf = (body: string): string | undefined =>
  toMarkdown(`<html><body><nav>Menu</nav><article>${body}</article></body></html>`, URL);

it('makes links absolute, and leaves out the links of headings', () => {
  expect(
    markdownOf(
      '<h2 id="read">Read<a class="hash-link" href="#read">#</a></h2><p>See <a href="/docs/apis">APIs</a> and <a href="#read">Read</a>.</p>',
    ),
  ).toBe(
    '## Read\n\nSee [APIs](https://nitric.io/docs/apis) and [Read](https://nitric.io/docs/storage#read).\n',
  );
});

it('keeps every sample of a group with its languages and file name', () => {
  const group = `<div data-code="" data-code-group="" data-languages="typescript javascript python">
    <div><div role="tablist"><button role="tab">TypeScript</button></div><button>Copy</button></div>
    <div role="tabpanel" data-languages="typescript javascript"><div data-languages="typescript">a.ts</div><div data-languages="javascript" hidden>a.js</div><pre><code>let a = 1
</code></pre></div>
    <div role="tabpanel" data-languages="python" hidden><div>a.py</div><pre><code>a = <span>1</span></code></pre></div></div>`;
  expect(markdownOf(group)).toBe(
    '```typescript title="a.ts" also="javascript"\nlet a = 1\n```\n\n```python title="a.py"\na = 1\n```\n',
  );
});

it.each([
  ['nitric.yaml', '```yaml title="nitric.yaml"\nname: shop\n```\n'],
  ['YAML', '```yaml\nname: shop\n```\n'],
])('reads the header "%s" of a single sample', (header, expected) => {
  expect(
    markdownOf(
      `<div data-code="" data-languages="yaml"><div><span>${header}</span><button>Copy</button></div><pre><code>name: shop\n</code></pre></div>`,
    ),
  ).toBe(expected);
});

it('lists properties with their type, and includes accepted values that the page hides', () => {
  expect(
    markdownOf(
      `<dl><div><dt><code>kind</code><span>Kind</span><span data-required>Required</span></dt><dd><p>The kind.</p>
      <div><button>Show accepted values</button><dl hidden><div><dt><code>'write'</code><span>event</span></dt><dd><p>A write.</p></dd></div></dl></div></dd></div></dl>`,
    ),
  ).toBe("- `kind` (`Kind`, Required)\n\n  The kind.\n\n  - `'write'` (event)\n\n    A write.\n");
});

it('quotes callouts and notices with their title', () => {
  expect(
    markdownOf(
      '<aside aria-label="Legacy"><strong>Legacy</strong><span>Use <a href="/docs/apis">APIs</a>.</span></aside><div role="note"><svg></svg><div><div>Tip</div><div><p>Do it.</p></div></div></div>',
    ),
  ).toBe('> **Legacy**\n>\n> Use [APIs](https://nitric.io/docs/apis).\n\n> **Tip**\n>\n> Do it.\n');
});

it('shows one image for both color modes, and the description of a drawing', () => {
  expect(
    markdownOf(
      `<figure><div><picture><img src="/docs/light.svg" alt="A bucket"></picture><picture><img src="/docs/dark.svg" alt="A bucket"></picture></div><figcaption>Parts</figcaption></figure>
      <figure><div><svg><title>Path</title><desc>A client calls the API.</desc><text>API</text></svg></div><figcaption>Path</figcaption></figure>`,
    ),
  ).toBe(
    '![A bucket](https://nitric.io/docs/light.svg)\n\n_Parts_\n\nA client calls the API.\n\n_Path_\n',
  );
});

it('leaves out filters, and separates the method of a heading', () => {
  expect(
    markdownOf(
      '<style>p{}</style><fieldset><legend>Cloud</legend></fieldset><h3><span data-method="get">GET</span>List</h3>',
    ),
  ).toBe('### GET List\n');
});

it('returns undefined for a page without an article', () => {
  expect(toMarkdown('<html><body>Redirect</body></html>', URL)).toBeUndefined();
});
