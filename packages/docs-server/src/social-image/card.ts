import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import {
  COMPANY,
  DEFAULT_DESCRIPTION,
  SITE_TITLE,
  SOCIAL_IMAGE_SIZE,
} from '../../../../src/config/site';
import type { PageTexts } from '../contracts/site-manifest';
import { palette } from './palette';

type Style = CSSProperties;

const MAX_TITLE_LENGTH = 160;
const MAX_DESCRIPTION_LENGTH = 320;
/** Font size in pixels, by the length of the title in characters. */
const TITLE_SIZES = [
  { upTo: 24, size: 92 },
  { upTo: 48, size: 72 },
  { upTo: Infinity, size: 56 },
] as const;

/** Texts of the image for requests without a known page. */
export const genericTexts: PageTexts = { title: SITE_TITLE, description: DEFAULT_DESCRIPTION };

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

const mark = createElement(
  'svg',
  { width: 64, height: 64, viewBox: '0 0 32 32' },
  createElement('rect', { width: 32, height: 32, rx: 8, fill: palette.accent }),
  createElement('path', { d: 'M9 23V9h3.2l7.6 9V9H23v14h-3.2l-7.6-9v9z', fill: palette.onAccent }),
);

const brand = box(
  { alignItems: 'center', gap: 20, fontSize: 36 },
  mark,
  box({ color: palette.strong, fontWeight: 700 }, COMPANY.split(' ')[0] ?? COMPANY),
  box({ color: palette.muted }, 'Docs'),
);

/** The layout of a social image as React elements. */
export function cardOf(texts: PageTexts): ReactElement {
  const title = truncate(texts.title, MAX_TITLE_LENGTH) || SITE_TITLE;
  const description = truncate(texts.description, MAX_DESCRIPTION_LENGTH);
  const fontSize = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? 56;
  return box(
    {
      ...SOCIAL_IMAGE_SIZE,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: '72px 80px',
      background: palette.background,
      backgroundImage: `linear-gradient(135deg, ${palette.background} 55%, ${palette.glow} 100%)`,
      borderBottom: `12px solid ${palette.accent}`,
    },
    brand,
    box(
      { flexDirection: 'column', gap: 28, width: '100%' },
      lines(title, 3, {
        fontSize,
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: -1.5,
        color: palette.strong,
      }),
      description && lines(description, 3, { fontSize: 32, lineHeight: 1.4, color: palette.muted }),
    ),
  );
}
