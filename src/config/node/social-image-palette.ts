/** Colors of the dark mode in `src/css/tokens.css`, because an image can't read a style sheet. A test compares the two. */
export const palette = {
  background: '#0f0f15',
  glow: '#231f45',
  accent: '#a59dff',
  onAccent: '#14122b',
  strong: '#f4f4f8',
  muted: '#9c9cae',
} as const;

/** The design token of each color. */
export const paletteTokens = {
  background: '--color-bg',
  glow: '--color-accent-soft',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
  strong: '--color-text-strong',
  muted: '--color-text-muted',
} as const satisfies Record<keyof typeof palette, string>;
