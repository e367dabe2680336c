import fs from 'node:fs';
import path from 'node:path';
import palette from './social-image-palette.json';

/** The design token of each color. */
const paletteTokens = {
  background: '--color-bg',
  glow: '--color-accent-soft',
  accent: '--color-accent',
  accentStrong: '--color-accent-strong',
  strong: '--color-text-strong',
  muted: '--color-text-muted',
} as const satisfies Record<keyof typeof palette, string>;

/** The colors of a mode in the style sheet, by their tokens. */
function darkTokens(): Map<string, string> {
  const css = fs.readFileSync(path.resolve('src/css/tokens.css'), 'utf8');
  const dark = /\[data-theme='dark'\]\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  return new Map(
    [...dark.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

test('the palette has the colors of the dark mode', () => {
  const tokens = darkTokens();
  expect(tokens.size).toBeGreaterThan(10);
  const expected = Object.fromEntries(
    Object.entries(paletteTokens).map(([part, token]) => [part, tokens.get(token)]),
  );
  expect(palette).toEqual(expected);
});
