import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { PageTexts } from '../contracts/site-manifest';

type Style = CSSProperties;

const MAX_TITLE_LENGTH = 160;
const MAX_DESCRIPTION_LENGTH = 320;
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

const box = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** A text of at most `count` lines, with an ellipsis if it is longer. */
const lines = (text: string, count: number, style: Style): ReactElement =>
  createElement(
    'div',
    { style: { display: 'block', lineClamp: count, overflowWrap: 'break-word', ...style } },
    text,
  );

function truncate(text: string, maxLength: number): string {
  const clean = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean;
}

/** The mark of Nitric. */
const MARK = {
  left: 'm3.2 14.2 8.3-8.3 7.2 7.2-9.6 9.6-5.9-5.9a1.8 1.8 0 0 1 0-2.6z',
  right:
    'M16 1.4 29.3 14.7a1.8 1.8 0 0 1 0 2.6L16 30.6l-4.4-4.4a1.8 1.8 0 0 1 0-2.6l7.6-7.6-8.6-9.2z',
} as const;

const markOf = ({ accent, accentStrong }: SocialImageDesign['colors']): ReactElement =>
  createElement(
    'svg',
    { width: 64, height: 64, viewBox: '0 0 32 32' },
    createElement('path', { d: MARK.left, fill: accentStrong }),
    createElement('path', { d: MARK.right, fill: accent }),
  );

/** The layout of a social image as React elements. */
export function cardOf(
  texts: PageTexts,
  { size, brand, generic, colors }: SocialImageDesign,
): ReactElement {
  const title = truncate(texts.title, MAX_TITLE_LENGTH) || generic.title;
  const description = truncate(texts.description, MAX_DESCRIPTION_LENGTH);
  const fontSize = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? 56;
  return box(
    {
      ...size,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: '72px 80px',
      background: colors.background,
      backgroundImage: `linear-gradient(135deg, ${colors.background} 55%, ${colors.glow} 100%)`,
      borderBottom: `12px solid ${colors.accent}`,
    },
    box(
      { alignItems: 'center', gap: 20, fontSize: 36 },
      markOf(colors),
      box({ color: colors.strong, fontWeight: 700 }, brand),
      box({ color: colors.muted }, 'Docs'),
    ),
    box(
      { flexDirection: 'column', gap: 28, width: '100%' },
      lines(title, 3, {
        fontSize,
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: -1.5,
        color: colors.strong,
      }),
      description && lines(description, 3, { fontSize: 32, lineHeight: 1.4, color: colors.muted }),
    ),
  );
}
