import { createSlugger } from '@docusaurus/utils';
import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast, type Handler, type State } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const SPACE: ElementContent = { type: 'text', value: ' ' };

/** Skips imports and expressions, which have no text until they run. */
const omit: Handler = () => undefined;

/** Replaces a component with its `name` attribute, if it has one (`Property`), and its children. */
const componentAsText: Handler = (state: State, node: JsxElement): Element => {
  const name = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  )?.value;
  const label =
    typeof name === 'string' ? [element('code', [{ type: 'text', value: name }]), SPACE] : [];
  return element(node.type === 'mdxJsxFlowElement' ? 'div' : 'span', [
    ...label,
    ...state.all(node),
  ]);
};

const handlers: Record<string, Handler> = {
  mdxjsEsm: omit,
  mdxFlowExpression: omit,
  mdxTextExpression: omit,
  mdxJsxFlowElement: componentAsText,
  mdxJsxTextElement: componentAsText,
};

function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Adds the same heading IDs as Docusaurus. */
function addHeadingIds(tree: HtmlRoot): void {
  const slugger = createSlugger();
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) {
      node.properties.id = slugger.slug(textOf(node));
    }
  });
}

function frontMatterOf(page: Root): { title: string; description: string } {
  const [first] = page.children;
  const value: unknown = first?.type === 'yaml' ? parse(first.value) : {};
  const { title, description } = (value ?? {}) as Record<string, unknown>;
  return { title: String(title ?? ''), description: String(description ?? '') };
}

/** Converts the source of a page to HTML with the structure of a built page, without running components. */
export function sourceHtml(page: Root): string {
  const { title, description } = frontMatterOf(page);
  const body = toHast(page, { handlers }) as HtmlRoot;
  addHeadingIds(body);
  const heading = element('h1', [{ type: 'text', value: title }]);
  const meta: Element = {
    ...element('meta', []),
    properties: { name: 'description', content: description },
  };
  const text: Element = {
    ...element('div', [heading, ...(body.children as ElementContent[])]),
    properties: { className: ['markdown'] },
  };
  return toHtml({ type: 'root', children: [meta, element('article', [text])] });
}
