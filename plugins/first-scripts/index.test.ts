/** @jest-environment node */
import { hintFirstScripts } from '.';

type Parameter = Parameters<typeof hintFirstScripts>;

/** What the bundler has for a text made of several. */
class ConcatSource {
  readonly text: string;
  constructor(...parts: readonly string[]) {
    this.text = parts.join('');
  }
}
const sources = { ConcatSource } as unknown as Parameter[1];

/** A compilation of such chunks, each with its files. */
function compilationOf(chunks: Readonly<Record<string, readonly string[]>>) {
  const written = new Map<string, string>();
  const compilation = {
    namedChunks: new Map(Object.entries(chunks).map(([name, files]) => [name, { files }])),
    updateAsset: (name: string, update: (source: string) => ConcatSource) =>
      written.set(name, update('start();').text),
  };
  return { compilation: compilation as unknown as Parameter[0], written };
}

it('writes the hint at the top of the first scripts, and into no other file', () => {
  const { compilation, written } = compilationOf({
    main: ['main.1a.js', 'styles.2b.css'],
    react: ['react.3c.js'],
    late: ['late.4d.js'],
  });
  hintFirstScripts(compilation, sources);
  expect([...written]).toEqual([
    ['react.3c.js', '//# allFunctionsCalledOnLoad\nstart();'],
    ['main.1a.js', '//# allFunctionsCalledOnLoad\nstart();'],
  ]);
});

it.each([
  ['chunk', { main: ['main.js'] }, 'react', '[]'],
  ['script', { react: ['react.js'], main: ['styles.css'] }, 'main', '[styles.css]'],
  ['single script', { react: ['a.js', 'b.js'], main: ['main.js'] }, 'react', '[a.js, b.js]'],
])('says what it expects when there is no such %s', (_, chunks, chunk, found) => {
  const { compilation, written } = compilationOf(chunks);
  expect(() => hintFirstScripts(compilation, sources)).toThrow(
    `first-scripts: the files of the chunk "${chunk}" are ${found}, accepted is one script among them`,
  );
  expect(written.size).toBe(0);
});
