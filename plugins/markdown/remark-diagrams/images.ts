import { layOut, MAX_WIDTH, openingTag, vertical, type Layout } from './draw';
import { readDiagram } from './source';
import { withTokenValues, type ColorMode } from './tokens';

/**
 * In pixels: a phone that is 390 px wide, without the gutters of the page, and the padding and the border of the frame. The text
 * of a wider image would be smaller than 12 px there.
 */
const MAX_PHONE_WIDTH = 332;

/** Images are closer together than inline diagrams, so that they fit on a phone. */
const SPACING = { nodeSpacing: 16, layerSpacing: 18 };

/** Sets the look with attributes, because the security policy of the server blocks style sheets in images. */
function imageOf(layout: Layout, mode: ColorMode): string {
  const content = layout.content
    .replace(/(<g class="node"><rect[^>]*?) rx="0" ry="0"/g, '$1 rx="var(--radius-sm)"')
    .replace(
      /<g class="(?:edge-label|message|note)"/g,
      '<g paint-order="stroke" stroke="var(--color-bg-subtle)" stroke-width="4" stroke-linejoin="round"',
    )
    .replace(/ class="[^"]*"/g, '');
  const tag = openingTag(layout, { 'font-family': 'var(--font-text)' });
  return withTokenValues(tag + content, mode);
}

/** The same drawing in both color modes. */
const pairOf = (layout: Layout) => ({
  width: layout.width,
  height: layout.height,
  light: imageOf(layout, 'light'),
  dark: imageOf(layout, 'dark'),
});

function phoneLayout(text: string): Layout {
  const layout = layOut(vertical(text), SPACING);
  if (layout.width > MAX_PHONE_WIDTH) {
    throw new Error(
      `on a phone, the diagram is ${layout.width} px wide. The maximum for a lazy diagram is ${MAX_PHONE_WIDTH} px, because it is an image that doesn't scroll. Shorten the texts, break them with <br/>, or put fewer nodes next to each other.`,
    );
  }
  return layout;
}

/**
 * Draws a diagram as images that don't depend on their page: for wide screens, and for phones the same flowchart from top to bottom, if
 * it is horizontal on wide screens.
 */
export function drawImages(fence: string) {
  const { title, description, text } = readDiagram(fence);
  const narrow = phoneLayout(text);
  const wide = layOut(text, SPACING);
  return text !== vertical(text) && wide.width <= MAX_WIDTH
    ? { title, description, wide: pairOf(wide), narrow: pairOf(narrow) }
    : { title, description, wide: pairOf(narrow), narrow: undefined };
}
