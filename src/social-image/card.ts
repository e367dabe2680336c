import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { COMPANY, DEFAULT_DESCRIPTION, SITE_TITLE, SOCIAL_IMAGE_SIZE } from '../config/site';
import type { PageTexts } from '../contracts/site-manifest';
import { look } from './look';

type Style = CSSProperties;

const LONGEST_TITLE = 160;
const LONGEST_DESCRIPTION = 320;
/** Font size in pixels for titles up to a number of characters. */
const TITLE_SIZES = [
  { upTo: 24, size: 92 },
  { upTo: 48, size: 72 },
  { upTo: Infinity, size: 56 },
] as const;

/** The generic image shows the site itself. */
export const genericTexts: PageTexts = { title: SITE_TITLE, description: DEFAULT_DESCRIPTION };

const box = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** A text of at most so many lines, with an ellipsis where it is cut. */
const lines = (text: string, count: number, style: Style): ReactElement =>
  createElement(
    'div',
    { style: { display: 'block', lineClamp: count, overflowWrap: 'break-word', ...style } },
    text,
  );

function shortened(text: string, longest: number): string {
  const clean = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return clean.length > longest ? `${clean.slice(0, longest)}…` : clean;
}

const mark = createElement(
  'svg',
  { width: 64, height: 64, viewBox: '0 0 32 32' },
  createElement('rect', { width: 32, height: 32, rx: 8, fill: look.accent }),
  createElement('path', { d: 'M9 23V9h3.2l7.6 9V9H23v14h-3.2l-7.6-9v9z', fill: look.onAccent }),
);

const brand = box(
  { alignItems: 'center', gap: 20, fontSize: 36 },
  mark,
  box({ color: look.strong, fontWeight: 700 }, COMPANY.split(' ')[0] ?? COMPANY),
  box({ color: look.muted }, 'Docs'),
);

/** The social image of a page as elements. */
export function cardOf(texts: PageTexts): ReactElement {
  const title = shortened(texts.title, LONGEST_TITLE) || SITE_TITLE;
  const description = shortened(texts.description, LONGEST_DESCRIPTION);
  const fontSize = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? 56;
  return box(
    {
      ...SOCIAL_IMAGE_SIZE,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: '72px 80px',
      background: look.background,
      backgroundImage: `linear-gradient(135deg, ${look.background} 55%, ${look.glow} 100%)`,
      borderBottom: `12px solid ${look.accent}`,
    },
    brand,
    box(
      { flexDirection: 'column', gap: 28, width: '100%' },
      lines(title, 3, {
        fontSize,
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: -1.5,
        color: look.strong,
      }),
      description && lines(description, 3, { fontSize: 32, lineHeight: 1.4, color: look.muted }),
    ),
  );
}
