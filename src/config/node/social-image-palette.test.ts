import fs from 'node:fs';
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

const [, dark] = fs.readFileSync('src/css/tokens.css', 'utf8').split("[data-theme='dark']");

test.each(Object.entries(paletteTokens))(
  '%s has the color of %s in the dark mode',
  (part, token) => {
    expect(dark).toContain(`${token}: ${palette[part as keyof typeof palette]};`);
  },
);
