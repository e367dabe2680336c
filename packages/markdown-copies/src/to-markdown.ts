import type { Element, Nodes, Parents, Root } from 'hast';
import { toMdast, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, Nodes as MdastNodes, PhrasingContent, Root as MdastRoot } from 'mdast';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { codeLanguageLabel, isCodeLanguage } from '@nitric-docs/sample-checks/languages';

const parser = unified().use(rehypeParse, { fragment: true });
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

const isElement = (node: Nodes | undefined, name?: string): node is Element =>
  node?.type === 'element' && (name === undefined || node.tagName === name);

const attribute = (element: Element, name: string): string | undefined => {
  const value = element.properties[name];
  return value === undefined || value === null ? undefined : String(value);
};

const elementsOf = ({ children }: Parents): Element[] =>
  (children as Nodes[]).filter((child) => isElement(child));

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const phrasing = (state: State, element: Element): PhrasingContent[] =>
  state.all(element) as PhrasingContent[];

const blocks = (state: State, element: Element): BlockContent[] =>
  state.toFlow(state.all(element)) as BlockContent[];

const leaveOut = (): undefined => undefined;

/** A quote with a bold title: a callout, or a notice about the SDK version. */
const quote = (state: State, title: Element, content: readonly Element[]): MdastNodes => ({
  type: 'blockquote',
  children: [
    { type: 'paragraph', children: [{ type: 'strong', children: phrasing(state, title) }] },
    ...content.flatMap((part) => blocks(state, part)),
  ],
});

/** The languages of a sample, in the order of its tabs. */
const languagesOf = (panel: Element): string[] =>
  attribute(panel, 'dataLanguages')?.split(' ') ?? [];

/** A fence such as `typescript title="services/orders.ts" also="javascript"`. */
function fenceOf(panel: Element, title: string | undefined): MdastNodes[] {
  const pre = elementsOf(panel).find(({ tagName }) => tagName === 'pre');
  const [lang = 'text', ...also] = languagesOf(panel);
  const meta = [...(title ? [`title="${title}"`] : []), ...also.map((name) => `also="${name}"`)];
  const value = pre && textOf(pre).replace(/\n$/, '');
  return value === undefined ? [] : [{ type: 'code', lang, meta: meta.join(' ') || null, value }];
}

const firstText = (element: Element, tagName: string): string | undefined =>
  elementsOf(element)
    .filter((child) => child.tagName === tagName)
    .map(textOf)[0];

/** The header of a single sample shows its file name, or else its language. */
function titleOfSample(sample: Element): string | undefined {
  const [header] = elementsOf(sample);
  const [language = ''] = languagesOf(sample);
  const shown = header && firstText(header, 'span');
  return isCodeLanguage(language) && shown === codeLanguageLabel(language) ? undefined : shown;
}

/** The panels of a group show their file name above the code. A second name is the same file in another language. */
const samplesOf = (element: Element): MdastNodes[] =>
  attribute(element, 'dataCodeGroup') === undefined
    ? fenceOf(element, titleOfSample(element))
    : elementsOf(element)
        .filter((panel) => attribute(panel, 'role') === 'tabpanel')
        .flatMap((panel) => fenceOf(panel, firstText(panel, 'div')));

const divHandler: Handle = (state, element) => {
  if (attribute(element, 'dataMenuButton') !== undefined) {
    return undefined;
  }
  if (attribute(element, 'dataCode') !== undefined) {
    return samplesOf(element);
  }
  if (attribute(element, 'role') === 'note') {
    const [title, ...content] = elementsOf(element)
      .flatMap(elementsOf)
      .filter(({ tagName }) => tagName === 'div');
    return title && quote(state, title, content);
  }
  return state.all(element);
};

/** A property: its name, its type, and whether it is required. */
const termHandler: Handle = (state, element) => {
  const [name, ...details] = elementsOf(element);
  if (!isElement(name, 'code') || details.length === 0) {
    return { type: 'paragraph', children: phrasing(state, element) };
  }
  const children: PhrasingContent[] = details.flatMap((detail, index) => [
    { type: 'text', value: index === 0 ? ' (' : ', ' },
    index === 0 && details.length > 1
      ? { type: 'inlineCode', value: textOf(detail) }
      : { type: 'text', value: textOf(detail) },
  ]);
  return {
    type: 'paragraph',
    children: [
      { type: 'inlineCode', value: textOf(name) },
      ...children,
      { type: 'text', value: ')' },
    ],
  };
};

/** Screen readers read the description of a drawing, and its caption repeats the title. */
const svgHandler: Handle = (_, element) => {
  const description = elementsOf(element).find(({ tagName }) => tagName === 'desc');
  return (
    description && { type: 'paragraph', children: [{ type: 'text', value: textOf(description) }] }
  );
};

/** A figure has one picture for each color mode. The first one is enough. */
const figureHandler: Handle = (state, element) => {
  const caption = elementsOf(element).find(({ tagName }) => tagName === 'figcaption');
  const frame = elementsOf(element).find((child) => child !== caption);
  const pictures = frame ? elementsOf(frame) : [];
  const [first] = pictures;
  return [
    ...(first ? blocks(state, { ...element, tagName: 'div', children: [first] }) : []),
    ...(caption
      ? [
          {
            type: 'paragraph' as const,
            children: [{ type: 'emphasis' as const, children: phrasing(state, caption) }],
          },
        ]
      : []),
  ];
};

const linkHandler: Handle = (state, element) => {
  const isHashLink = attribute(element, 'className')?.split(/[ ,]/).includes('hash-link');
  return isHashLink
    ? undefined
    : { type: 'link', url: attribute(element, 'href') ?? '', children: phrasing(state, element) };
};

/** The HTTP method of a heading is next to its text, without a space. */
const spanHandler: Handle = (state, element) => {
  const content = state.all(element);
  return attribute(element, 'dataMethod') === undefined
    ? content
    : [...content, { type: 'text', value: ' ' }];
};

const handlers: Record<string, Handle> = {
  a: linkHandler,
  aside: (state, element) => {
    const [title, ...content] = elementsOf(element);
    return title && quote(state, title, content);
  },
  button: leaveOut,
  div: divHandler,
  dt: termHandler,
  fieldset: leaveOut,
  figure: figureHandler,
  script: leaveOut,
  span: spanHandler,
  style: leaveOut,
  svg: svgHandler,
};

/** Makes the addresses of links and images absolute. */
function resolveAddresses(tree: Root, pageUrl: string): void {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      if (typeof properties[name] === 'string') {
        properties[name] = new URL(properties[name], pageUrl).href;
      }
    }
  });
}

const ARTICLE = /<article[^>]*>(.*)<\/article>/s;

/**
 * Converts the article of a built page to Markdown: the title, notices, text, tables, and the samples of all tabs.
 * @param html the document of the page
 * @param pageUrl the address of the page, for relative links
 * @returns undefined if the page has no article
 */
export function toMarkdown(html: string, pageUrl: string): string | undefined {
  const article = ARTICLE.exec(html)?.[1];
  if (article === undefined) {
    return undefined;
  }
  const tree = parser.parse(article);
  resolveAddresses(tree, pageUrl);
  const content = toMdast(tree, { handlers, nodeHandlers: { comment: leaveOut }, document: true });
  return writer.stringify(content as MdastRoot);
}
