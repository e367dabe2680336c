import { renderMermaidSVG } from './renderer';
import { readDiagram } from './source';

/** Space around the drawing, in the units of its view box. */
const PADDING = 8;
/** The renderer uses 13 px for nodes and 11 px for labels. Scaling by 1.1 makes both as large as the small text of the site. */
const SCALE = 1.1;

/** In pixels: the text column (`--text-width`, 50 rem) without the padding and the border of the frame. */
export const MAX_WIDTH = 782;

/** The color tokens (`src/css/tokens.css`) for the variables of the renderer. */
const COLORS: Readonly<Record<string, string>> = {
  bg: 'var(--color-bg-subtle)',
  _text: 'var(--color-text-strong)',
  '_text-sec': 'var(--color-text)',
  '_text-muted': 'var(--color-text)',
  '_text-faint': 'var(--color-text-muted)',
  _line: 'var(--color-text-muted)',
  _arrow: 'var(--color-text-muted)',
  '_node-fill': 'var(--color-accent-soft)',
  '_node-stroke': 'var(--color-accent)',
  '_group-fill': 'var(--color-bg-raised)',
  '_group-hdr': 'var(--color-bg-muted)',
  '_inner-stroke': 'none',
};

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const rounded = (number: string): string => String(Math.round(Number(number) * 10) / 10);

/** Rounds numbers in attributes only, because a text can contain a release number. */
const withShortNumbers = (svg: string): string =>
  svg.replace(/="[^"]*"/g, (value) => value.replace(/\d+\.\d{2,}/g, rounded));

/** Sets the colors, and removes data attributes and white space between elements. */
const tidy = (svg: string): string =>
  withShortNumbers(svg.replace(/ data-[\w-]+="[^"]*"/g, ''))
    .replace(/var\(--([\w-]+)\)/g, (variable, name: string) => COLORS[name] ?? variable)
    .replace(/>\s+</g, '><')
    .trim();

/** Adds a prefix to the IDs of markers, which would otherwise repeat in each diagram of a page. */
const withUniqueIds = (svg: string, id: string): string =>
  svg
    .replace(/(<marker\b[^>]* id=")([^"]+)"/g, `$1${id}-$2"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`);

const numbersIn = (svg: string, pattern: RegExp): number[] =>
  [...svg.matchAll(pattern)].map(([, number = '0', more = '0']) => Number(number) + Number(more));

/** The lowest point of the boxes and lines. The renderer leaves an empty strip below them. */
const bottomOf = (svg: string): number =>
  Math.max(
    ...numbersIn(svg, / y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g),
    ...numbersIn(svg, / cy="([\d.]+)" rx="[\d.]+" ry="([\d.]+)"/g),
    ...numbersIn(svg, / y[12]="([\d.]+)"/g),
    ...numbersIn(svg, /\d,([\d.]+)[ "]/g),
  );

/** The point furthest to the right of the boxes and lines of a flowchart. The renderer leaves an empty strip next to them. */
const rightOf = (svg: string): number =>
  Math.max(
    ...numbersIn(svg, / x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g),
    ...numbersIn(svg, / cx="([\d.]+)" cy="[\d.]+" rx="([\d.]+)"/g),
    ...numbersIn(svg, /[ "]([\d.]+),\d/g),
  );

/** Fixes arrows at the start of a line: the renderer reverses them twice, so they point away from the node. */
const withFixedStartArrows = (svg: string): string =>
  svg.replace(/(<marker id="arrowhead-start"[^>]*orient=")auto-start-reverse/, '$1auto');

const sizeOf = (svg: string): [width: number, height: number] => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
};

/** A diagram that is laid out, with tokens as colors. */
export interface Layout {
  /** In pixels. */
  width: number;
  height: number;
  viewBox: string;
  /** The elements and the closing tag. */
  content: string;
}

/**
 * @param text Mermaid text without titles and descriptions
 * @param spacing distances between nodes, which the renderer has defaults for
 */
export function layOut(
  text: string,
  spacing: { nodeSpacing?: number; layerSpacing?: number } = {},
): Layout {
  const drawing = renderMermaidSVG(text, { padding: PADDING, transparent: true, ...spacing });
  const [tag = ''] = /^<svg[^>]*>/.exec(drawing) ?? [];
  // The renderer's style sheet loads a font from another host and would apply to every SVG of the page.
  const content = tidy(
    withFixedStartArrows(drawing.slice(tag.length).replace(/<style>[\s\S]*?<\/style>/, '')),
  );
  const [width, height] = sizeOf(tag);
  const viewWidth = Math.ceil(
    text.includes('sequenceDiagram') ? width : Math.min(width, rightOf(content) + PADDING),
  );
  const viewHeight = Math.ceil(Math.min(height, bottomOf(content) + PADDING));
  return {
    width: Math.round(viewWidth * SCALE),
    height: Math.round(viewHeight * SCALE),
    viewBox: `0 0 ${viewWidth} ${viewHeight}`,
    content,
  };
}

/** The text of the same flowchart from top to bottom, if it is horizontal. */
export const vertical = (text: string): string =>
  text.replace(/^(\s*flowchart\s+)(?:LR|RL)/, '$1TD');

/** Draws a horizontal flowchart vertically if it would be wider than the text column. */
function layOutToFit(text: string): Layout {
  const layout = layOut(text);
  return layout.width > MAX_WIDTH ? layOut(vertical(text)) : layout;
}

export function openingTag(
  { viewBox, width, height }: Layout,
  attributes: Readonly<Record<string, string>>,
): string {
  const all = { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height, ...attributes };
  return `<svg ${Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}>`;
}

/**
 * Draws a diagram as an SVG with the color tokens of the site. The same source always produces the same drawing.
 * @param id prefix of every ID in the drawing, unique on the page
 */
export function drawDiagram(fence: string, id: string) {
  const { title, description, text } = readDiagram(fence);
  const layout = layOutToFit(text);
  const tag = openingTag(layout, {
    role: 'img',
    'aria-labelledby': `${id}-title`,
    'aria-describedby': `${id}-text`,
  });
  const names = `<title id="${id}-title">${escapeText(title)}</title><desc id="${id}-text">${escapeText(description)}</desc>`;
  return { title, svg: `${tag}${names}${withUniqueIds(layout.content, id)}` };
}
