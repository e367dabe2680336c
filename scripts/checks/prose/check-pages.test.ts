/** @jest-environment node */
import path from 'node:path';
import { checkPages } from './check-pages';
import type { Exceptions } from './exceptions';

const root = path.join(__dirname, '../../../tests/fixtures/prose');
const none: Exceptions = { pages: [], lines: [] };

/** Problems as `line rule message`, sorted by line. */
async function problemsIn(page: string, exceptions = none): Promise<string[]> {
  const { problems } = await checkPages(root, [page], exceptions);
  return problems
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ line, rule, message }) => `${line} ${rule} ${message.split('\n')[0] ?? ''}`);
}

it('reports words, headings, sentences, and links without a reason in their line', async () => {
  expect(await problemsIn('docs/mistakes.mdx')).toEqual([
    '6 words harbour => harbor',
    '6 words wants => requires',
    '6 words may => can',
    '6 words refuse => rejects',
    expect.stringMatching(/^8 headings the heading isn't in sentence case: At, The, North, Pier\./),
    expect.stringMatching(/^10 sentences the sentence "A crane lifts .* contains a semicolon\./),
    expect.stringMatching(/^12 sentences the sentence "One crane .* has 43 words\./),
    "19 words does not => doesn't",
    expect.stringMatching(/^27 sentences the sentence "Heavy loads; .* contains a semicolon\./),
    '27 words beside => next to',
    expect.stringMatching(/^31 next-steps the item is only a link\./),
  ]);
});

it('requires next steps at the end of a page', async () => {
  expect(await problemsIn('docs/endless.mdx')).toEqual([
    expect.stringMatching(/^8 next-steps the page doesn't end with the section "What's next"/),
  ]);
});

it('skips pages and accepts lines that the exceptions name', async () => {
  expect(await problemsIn('docs/endless.mdx', { ...none, pages: ['docs'] })).toEqual([]);
  const line = { page: 'docs/endless.mdx', rule: 'next-steps', text: 'Unload', reason: 'test' };
  expect(await problemsIn('docs/endless.mdx', { ...none, lines: [line] })).toEqual([]);
});

it('reports an accepted line that has no problem', async () => {
  const line = { page: 'docs/endless.mdx', rule: 'words', text: 'Unload', reason: 'test' };
  const { obsolete } = await checkPages(root, ['docs/endless.mdx'], { ...none, lines: [line] });
  expect(obsolete).toEqual([line]);
});
