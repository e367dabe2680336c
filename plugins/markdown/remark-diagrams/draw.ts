import { renderMermaidSVG } from './renderer';
import type { DiagramSource } from './source';

/** Space around the drawing, in the units of its view box. */
const PADDING = 8;
/** The renderer writes nodes in 13 px and labels in 11 px: a tenth more makes both as large as small text of the site. */
const SCALE = 1.1;

/** In pixels: the text column (`--text-width`, 50 rem) without the padding and the border of the frame. */
const WIDEST = 766;

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const rounded = (number: string): string => String(Math.round(Number(number) * 10) / 10);

/** Numbers with fewer digits, in attributes alone: a text may name a release. */
const withShortNumbers = (svg: string): string =>
  svg.replace(/="[^"]*"/g, (value) => value.replace(/\d+\.\d{2,}/g, rounded));

/** Colours under names of our own, and without what the page doesn't need: names for scripts and white space. */
const tidy = (svg: string): string =>
  withShortNumbers(svg.replace(/ data-[\w-]+="[^"]*"/g, ''))
    .replace(/var\(--_?([\w-]+)\)/g, 'var(--diagram-$1)')
    .replace(/>\s+</g, '><')
    .trim();

/** Marks that several diagrams of a page would share get names of their own. */
const withOwnIds = (svg: string, id: string): string =>
  svg
    .replace(/(<marker\b[^>]* id=")([^"]+)"/g, `$1${id}-$2"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`);

const numbersIn = (svg: string, pattern: RegExp): number[] =>
  [...svg.matchAll(pattern)].map(([, number = '0', more = '0']) => Number(number) + Number(more));

/** The lowest point of the boxes and lines: the renderer leaves a strip without content below them. */
const bottomOf = (svg: string): number =>
  Math.max(
    ...numbersIn(svg, / y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g),
    ...numbersIn(svg, / y[12]="([\d.]+)"/g),
    ...numbersIn(svg, /\d,([\d.]+)[ "]/g),
  );

/** The renderer draws the arrow at the start of a line backwards and then turns it round again, into the node. */
const withRightStarts = (svg: string): string =>
  svg.replace(/(<marker id="arrowhead-start"[^>]*orient=")auto-start-reverse/, '$1auto');

const sidesOf = (svg: string): [width: number, height: number] => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
};

const render = (text: string): string =>
  withRightStarts(renderMermaidSVG(text, { padding: PADDING, transparent: true }));

/** A flowchart that runs sideways and would be wider than the text runs downwards instead. */
function renderToFit(text: string): string {
  const drawing = render(text);
  const [width] = sidesOf(drawing);
  return width * SCALE > WIDEST
    ? render(text.replace(/^(\s*flowchart\s+)(?:LR|RL)/, '$1TD'))
    : drawing;
}

/** The opening tag: its size on the page, its role, and what names and describes it. */
function openingTag(tag: string, bottom: number, id: string): string {
  const [width, height] = sidesOf(tag);
  const viewWidth = Math.ceil(width);
  const viewHeight = Math.ceil(Math.min(height, bottom + PADDING));
  const size = (side: number): number => Math.round(side * SCALE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewWidth} ${viewHeight}" width="${size(viewWidth)}" height="${size(viewHeight)}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-text">`;
}

/**
 * Draws a diagram as an SVG that takes its colours from CSS variables (src/features/diagram). The same source always gives
 * the same drawing.
 * @param id unique on the page: begins every id in the drawing
 */
export function drawDiagram({ title, description, text }: DiagramSource, id: string): string {
  const drawing = renderToFit(text);
  const [tag = ''] = /^<svg[^>]*>/.exec(drawing) ?? [];
  // The renderer's own style sheet loads a font from another host and would apply to every SVG of the page.
  const content = tidy(drawing.slice(tag.length).replace(/<style>[\s\S]*?<\/style>/, ''));
  const names = `<title id="${id}-title">${escapeText(title)}</title><desc id="${id}-text">${escapeText(description)}</desc>`;
  return `${openingTag(tag, bottomOf(content), id)}${names}${withOwnIds(content, id)}`;
}
