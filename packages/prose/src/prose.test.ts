import path from 'node:path';
import { createProseLinter } from '.';

/** Problems as `line rule message`, sorted by line. */
async function problemsIn(fixture: string): Promise<string[]> {
  const [result] = await createProseLinter().lintFiles([
    path.join(__dirname, '../fixtures', fixture),
  ]);
  return (result?.messages ?? [])
    .sort((a, b) => a.loc.start.line - b.loc.start.line || a.loc.start.column - b.loc.start.column)
    .map(({ loc, ruleId, message }) => `${loc.start.line} ${ruleId} ${message.split('\n')[0]}`);
}

it('reports words, headings, sentences, and links without a reason in their line', async () => {
  expect(await problemsIn('mistakes.mdx')).toEqual([
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
  expect(await problemsIn('endless.mdx')).toEqual([
    expect.stringMatching(/^8 next-steps the page doesn't end with the section "What's next"/),
  ]);
});
