import { createSlugger } from '@docusaurus/utils';
import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast, type Handler, type State } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { parsePage } from '../../content/page-syntax';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const SPACE: ElementContent = { type: 'text', value: ' ' };

/** Import lines and expressions say nothing to a reader before they run. */
const leaveOut: Handler = () => undefined;

/** A component as what it is about: its name, if it has one (`Property`), and what stands in it. */
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
  mdxjsEsm: leaveOut,
  mdxFlowExpression: leaveOut,
  mdxTextExpression: leaveOut,
  mdxJsxFlowElement: componentAsText,
  mdxJsxTextElement: componentAsText,
};

function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The addresses of headings, as Docusaurus makes them. */
function nameHeadings(tree: HtmlRoot): void {
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

/**
 * A page's source as plain HTML in the shape of a built page, without running any component.
 * @param file path of the page, for the message
 * @throws an error that names the file when its syntax is wrong
 */
export function pageHtml(file: string, source: string): string {
  const page = parsePage(file, source);
  const { title, description } = frontMatterOf(page);
  const body = toHast(page, { handlers }) as HtmlRoot;
  nameHeadings(body);
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
