import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { PageTexts } from '../contracts/site-manifest';

/** Font size in pixels, by the length of the title in characters. */
const TITLE_SIZES = [
  { upTo: 24, size: 92 },
  { upTo: 48, size: 72 },
  { upTo: Infinity, size: 56 },
] as const;

export interface SocialImageDesign {
  /** In pixels. */
  size: { width: number; height: number };
  /** The name next to the mark. */
  brand: string;
  /** Texts of the image for requests without a known page. */
  generic: PageTexts;
  colors: Record<'background' | 'glow' | 'accent' | 'accentStrong' | 'strong' | 'muted', string>;
}

/** The mark of Nitric. */
const MARK = {
  left: 'm3.2 14.2 8.3-8.3 7.2 7.2-9.6 9.6-5.9-5.9a1.8 1.8 0 0 1 0-2.6z',
  right:
    'M16 1.4 29.3 14.7a1.8 1.8 0 0 1 0 2.6L16 30.6l-4.4-4.4a1.8 1.8 0 0 1 0-2.6l7.6-7.6-8.6-9.2z',
} as const;

const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** A text of at most three lines, with an ellipsis if it is longer. */
const lines = (text: string, style: CSSProperties): ReactElement =>
  box({ display: 'block', lineClamp: 3, overflowWrap: 'break-word', ...style }, text);

/** The layout of a social image as React elements. */
export function cardOf(
  { title, description }: PageTexts,
  { size, brand, colors }: SocialImageDesign,
): ReactElement {
  const { background, glow, accent, accentStrong, strong, muted } = colors;
  const mark = createElement(
    'svg',
    { width: 64, height: 64, viewBox: '0 0 32 32' },
    createElement('path', { d: MARK.left, fill: accentStrong }),
    createElement('path', { d: MARK.right, fill: accent }),
  );
  return box(
    {
      ...size,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: '72px 80px',
      background,
      backgroundImage: `linear-gradient(135deg, ${background} 55%, ${glow} 100%)`,
      borderBottom: `12px solid ${accent}`,
    },
    box(
      { alignItems: 'center', gap: 20, fontSize: 36 },
      mark,
      box({ color: strong, fontWeight: 700 }, brand),
      box({ color: muted }, 'Docs'),
    ),
    box(
      { flexDirection: 'column', gap: 28, width: '100%' },
      lines(title, {
        fontSize: TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? 56,
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: -1.5,
        color: strong,
      }),
      lines(description, { fontSize: 32, lineHeight: 1.4, color: muted }),
    ),
  );
}
