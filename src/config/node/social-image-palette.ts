/** Colors of the dark mode in `src/css/tokens.css`, because an image can't read a style sheet. A test compares the two. */
export const palette = {
  background: '#0f0f15',
  glow: '#231f45',
  accent: '#a59dff',
  onAccent: '#14122b',
  strong: '#f4f4f8',
  muted: '#9c9cae',
} as const;
