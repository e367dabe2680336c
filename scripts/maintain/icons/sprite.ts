import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';
import type { IconName } from '../../../src/config/icons';
import { drawings } from './drawings';

const DRAWING = /^<svg(?<attributes>[^>]*)>(?<content>.*)<\/svg>$/s;
/** What each `<svg>` of react-icons has, and the page sets instead. */
const OF_THE_PAGE = / (?:xmlns|width|height|role|aria-hidden|class|style)="[^"]*"/g;
const VIEW_BOX_WIDTH = /viewBox="\S+ \S+ (?<width>\S+) /;

/** Decimals of a drawing's coordinates: less than a hundredth of a pixel at the size of text. */
const decimalsFor = (width: number): number => (width > 100 ? 0 : width > 30 ? 1 : 2);

function symbolOf(name: IconName): string {
  const markup = renderToStaticMarkup(createElement(drawings[name]));
  const { data } = optimize(markup, {
    multipass: true,
    floatPrecision: decimalsFor(Number(VIEW_BOX_WIDTH.exec(markup)?.groups?.width)),
    plugins: [{ name: 'preset-default', params: { overrides: { removeViewBox: false } } }],
  });
  const { attributes = '', content } = DRAWING.exec(data)?.groups ?? {};
  if (content === undefined) {
    throw new Error(
      `icons: react-icons draws "${name}" as ${data.slice(0, 80)}; accepted is one <svg>, as react-icons 5 draws it.`,
    );
  }
  return `<symbol id="${name}"${attributes.replaceAll(OF_THE_PAGE, '')}>${content}</symbol>`;
}

/** One SVG file with icons as symbols, by their names; they take the color of the text around them. */
export const spriteOf = (names: readonly IconName[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join('')}</svg>\n`;
