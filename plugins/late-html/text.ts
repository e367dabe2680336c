import type { ArrowFunctionExpression } from 'estree';
import type { Element, Root, RootContent } from 'hast';
import { defaultHandlers, toEstree, type State } from 'hast-util-to-estree';
import { SKIP, visit } from 'unist-util-visit';
import { TEXT_BLOCKS, TEXT_PARTS } from '../../src/contracts/late-html';

/** What draws the elements of a text, by their names. */
const COMPONENTS = '_components';

const BLOCKS: ReadonlySet<string> = new Set(TEXT_BLOCKS);
const PARTS: ReadonlySet<string> = new Set([...TEXT_BLOCKS, ...TEXT_PARTS]);

/** Docusaurus draws code with a line break as a sample. */
const isSample = ({ tagName, children }: Element): boolean =>
  tagName === 'code' && children.some((child) => child.type === 'text' && /\n/.test(child.value));

/** Whether a part of the page is text alone: no component is in it, and nothing but its links answers a reader. */
const isText = (node: RootContent): boolean =>
  node.type === 'text' ||
  (node.type === 'element' &&
    PARTS.has(node.tagName) &&
    !isSample(node) &&
    node.children.every(isText));

/** `_components.p` in the place of `p`: named while it is drawn, since a walk through the finished drawing takes as long again. */
const drawElement = (
  element: Element,
  state: State,
): ReturnType<typeof defaultHandlers.element> => {
  const drawn = defaultHandlers.element(element, state);
  for (const tag of [drawn.openingElement, drawn.closingElement]) {
    if (tag?.name.type === 'JSXIdentifier') {
      const object = { type: 'JSXIdentifier' as const, name: COMPONENTS };
      tag.name = { type: 'JSXMemberExpression', object, property: tag.name };
    }
  }
  return drawn;
};

/** `(_components) => <_components.p>…</_components.p>`, a `DrawText`. */
function drawingOf(element: Element): ArrowFunctionExpression {
  const [statement] = toEstree(element, { handlers: { element: drawElement } }).body;
  if (statement?.type !== 'ExpressionStatement') {
    throw new Error(`late-html: hast-util-to-estree made no expression of <${element.tagName}>.`);
  }
  return {
    type: 'ArrowFunctionExpression',
    params: [{ type: 'Identifier', name: COMPONENTS }],
    body: statement.expression,
    expression: true,
  };
}

/**
 * Puts something else in the place of each block of text, the largest that is text alone.
 * @param standIn gets the block's element and what draws it
 */
export function takeText(
  tree: Root,
  standIn: (block: Element, drawing: ArrowFunctionExpression) => Element['children'][number],
): void {
  visit(tree, 'element', (block, index, parent) => {
    if (parent && index !== undefined && BLOCKS.has(block.tagName) && isText(block)) {
      parent.children[index] = standIn(block, drawingOf(block));
      return SKIP;
    }
    return undefined;
  });
}
