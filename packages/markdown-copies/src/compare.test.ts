/** @jest-environment node */
import { contentOfMarkdown, contentOfPage, differencesOf } from './compare';

const page = `<article><h1>Storage</h1><p>Keep <code>files</code>, see <a href="/docs/apis">APIs</a>.</p>
<div data-code="" data-languages="bash"><div><span>Shell</span><button>Copy</button></div><pre><code>nitric up
</code></pre></div></article>`;

const copy = `---
title: Storage
---

# Storage

Keep \`files\`, see [APIs](https://nitric.io/docs/apis).

\`\`\`bash
nitric up
\`\`\`
`;

const compare = (markdown: string): string[] =>
  differencesOf(contentOfPage(page, 'https://nitric.io/docs/storage'), contentOfMarkdown(markdown));

it('accepts a copy with the same content', () => {
  expect(compare(copy)).toEqual([]);
});

it.each([
  ['heading', copy.replace('# Storage', '## Storage'), /^heading 1 of 1: .*"1Storage".*"2Storage"/],
  ['link', copy.replace('docs/apis', 'docs/http'), /^link 1 of 1: /],
  ['language of a sample', copy.replace('```bash', '```sh'), /^sample 1 of 1: /],
  ['code', copy.replace('nitric up', 'nitric down'), /^sample 1 of 1: /],
  ['missing sample', copy.replace(/```bash[^]*```/, ''), /^sample 1 of 1: /],
  ['text', copy.replace('Keep', 'Store'), /^text: the page has ".*Keep.*", and the copy has/],
])('reports a different %s', (_, markdown, expected) => {
  expect(compare(markdown)).toEqual([expect.stringMatching(expected)]);
});
