import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';
import type { IconName } from '../../../src/contracts/icons';
import { drawings } from './drawings';

const DRAWING = /^<svg(?<attributes>[^>]*)>(?<content>.*)<\/svg>$/s;
/** Attributes of react-icons that the page sets instead. */
const PAGE_ATTRIBUTES = / (?:xmlns|width|height|role|aria-hidden|class|style)="[^"]*"/g;
const VIEW_BOX_WIDTH = /viewBox="\S+ \S+ (?<width>\S+) /;

/** Decimals of coordinates. Rounding errors are smaller than 0.01 px at text size. */
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
      `icons: expected one <svg> for "${name}", as in react-icons 5, but found ${data.slice(0, 80)}.`,
    );
  }
  return `<symbol id="${name}"${attributes.replaceAll(PAGE_ATTRIBUTES, '')}>${content}</symbol>`;
}

/** Creates an SVG file with one symbol per icon. Icons inherit the text color. */
export const spriteOf = (names: readonly IconName[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join('')}</svg>\n`;
