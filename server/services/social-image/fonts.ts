import { readFileSync } from 'node:fs';
import type { Font } from 'satori';

/** Everything but the Latin font is loaded when a text needs it. */
const WEIGHTS = [400, 700] as const;

interface FontSource {
  /** Whether a text needs the font. */
  needed: (text: string) => boolean;
  files: (weight: 400 | 700) => readonly string[];
}

/** Fonts of the SIL Open Font License, shipped by npm packages; nothing is fetched when an image is drawn. */
const sources: readonly FontSource[] = [
  {
    needed: () => true,
    files: (weight) =>
      ['latin', 'latin-ext'].map(
        (set) => `@fontsource/inter/files/inter-${set}-${weight}-normal.woff`,
      ),
  },
  {
    needed: (text) => /\p{Script=Hebrew}/u.test(text),
    files: (weight) => [
      `@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-${weight}-normal.woff`,
    ],
  },
  {
    needed: (text) => /\p{Script=Arabic}/u.test(text),
    files: (weight) => [
      `@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`,
    ],
  },
  {
    needed: (text) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text),
    files: (weight) => [`@fontsource/noto-emoji/files/noto-emoji-emoji-${weight}-normal.woff`],
  },
];

const loaded = new Map<string, Buffer>();

function fontFile(file: string): Buffer {
  const data = loaded.get(file) ?? readFileSync(require.resolve(file));
  loaded.set(file, data);
  return data;
}

/** The fonts that a text needs, in the order in which a glyph is looked up. */
export function fontsFor(text: string): Font[] {
  return sources
    .filter(({ needed }) => needed(text))
    .flatMap(({ files }) =>
      WEIGHTS.flatMap((weight) =>
        files(weight).map((file) => ({
          // Each file has a family of its own: satori looks a glyph up in all families in turn.
          name: file.replace(/^.*\/|-\d+-normal\.woff$/g, ''),
          data: fontFile(file),
          weight,
          style: 'normal' as const,
        })),
      ),
    );
}
