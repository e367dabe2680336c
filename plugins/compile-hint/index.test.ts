/** @jest-environment node */
import { hintFirstScript } from '.';

type Parameter = Parameters<typeof hintFirstScript>;

/** What the bundler has for a text made of several. */
class ConcatSource {
  readonly text: string;
  constructor(...parts: readonly string[]) {
    this.text = parts.join('');
  }
}
const sources = { ConcatSource } as unknown as Parameter[1];

/** A compilation of one chunk. */
function compilationOf(chunk: string, files: readonly string[]) {
  const written = new Map<string, string>();
  const compilation = {
    namedChunks: new Map([[chunk, { files: new Set(files) }]]),
    updateAsset: (name: string, update: (source: string) => ConcatSource) =>
      written.set(name, update('start();').text),
  };
  return { compilation: compilation as unknown as Parameter[0], written };
}

it('writes the hint at the top of the first script, and into no other file', () => {
  const { compilation, written } = compilationOf('main', ['main.1a.js', 'styles.2b.css']);
  hintFirstScript(compilation, sources);
  expect([...written]).toEqual([['main.1a.js', '//# allFunctionsCalledOnLoad\nstart();']]);
});

it.each([
  ['chunk', 'other', ['other.js'], '\\[\\]'],
  ['script', 'main', ['styles.css'], '\\[styles.css\\]'],
  ['single script', 'main', ['a.js', 'b.js'], '\\[a.js, b.js\\]'],
])('says what it expects when there is no such %s', (_, chunk, files, found) => {
  const { compilation, written } = compilationOf(chunk, files);
  expect(() => hintFirstScript(compilation, sources)).toThrow(
    new RegExp(`^compile-hint: the files of the chunk "main" are ${found}, accepted is one script`),
  );
  expect(written.size).toBe(0);
});
