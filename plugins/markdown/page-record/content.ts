import path from 'node:path';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { markdownFileOf, pathOfRoute, routeOfPath } from '../../../src/config/routes';
import { builtFile } from '../../lib/built-files';
import { cachedContentPages } from '../../lib/content-inventory';
import type { JsxNode } from '../../lib/jsx-attributes';
import { paragraph, text, type Block } from '../../lib/markdown-nodes';
import { at, fileOf, type PageFile } from '../../lib/page-error';
import { rules } from './components';
import { shownFences } from './fences';
import { isPhrasing, quote, type ContentReader } from './nodes';

/** Nodes that readers don't see: front matter, imports, and comments. */
const UNSEEN: ReadonlySet<string> = new Set(
  'yaml mdxjsEsm mdxFlowExpression mdxTextExpression'.split(' '),
);
const LINES: ReadonlySet<string> = new Set(['heading', 'paragraph', 'tableCell']);
const CONTAINERS: ReadonlySet<string> = new Set(['blockquote', 'listItem']);

/** A file that the bundler emits: `require("!file-loader?...!./logs.webp").default`. */
const REQUIRED = /^require\("(?:[^"]*!)?([^"!?]+)[^"]*"\)/;

const oneLine = (value: string): string => value.replace(/[ \t]*[\r\n]+[ \t]*/g, ' ');

/** Joins texts that were separated by something unseen, and removes white space at both ends of the line. */
function tidyLine(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = line.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      line[line.length - 1] = { ...last, value: last.value + node.value };
    } else {
      line.push(node);
    }
  }
  return line
    .map((node, index) => {
      if (node.type !== 'text') {
        return node;
      }
      const value = index === 0 ? node.value.trimStart() : node.value;
      return { ...node, value: index === line.length - 1 ? value.trimEnd() : value };
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
}

class PageReader implements ContentReader {
  constructor(
    private readonly page: PageFile,
    private readonly url: string,
    /** Routes of pages, which have Markdown copies. */
    private readonly pages: Pick<ReadonlySet<string>, 'has'>,
  ) {}

  line(nodes: readonly Nodes[]): PhrasingContent[] {
    return tidyLine(nodes.flatMap((node) => this.read(node)).filter(isPhrasing));
  }

  blocks(nodes: readonly Nodes[]): Block[] {
    const blocks: Block[] = [];
    let line: PhrasingContent[] = [];
    const endLine = (): void => {
      const content = tidyLine(line);
      blocks.push(...(content.length > 0 ? [paragraph(...content)] : []));
      line = [];
    };
    for (const node of nodes.flatMap((each) => this.read(each))) {
      if (isPhrasing(node)) {
        line.push(node);
      } else {
        endLine();
        blocks.push(node as Block);
      }
    }
    endLine();
    return blocks;
  }

  /**
   * The address of a page is that of its Markdown copy. A file that the bundler emits has the path of its source, which the end of the
   * build replaces.
   */
  address(url: string): string {
    const [, file] = REQUIRED.exec(url) ?? [];
    if (file !== undefined) {
      const source = path.resolve(path.dirname(this.page.path), file);
      return builtFile(fileOf({ cwd: this.page.cwd, path: source }));
    }
    const isRoute = /^\/(?!\/)/.test(url) && routeOfPath(url) === undefined;
    const address = new URL(isRoute ? pathOfRoute(url) : url, this.url);
    const route = URL.canParse(url) ? undefined : routeOfPath(address.pathname);
    if (route !== undefined) {
      const file = this.pages.has(route) ? `/${markdownFileOf(route)}` : route;
      address.pathname = pathOfRoute(file);
    }
    return address.href;
  }

  private read(node: Nodes): Nodes[] {
    return UNSEEN.has(node.type) ? [] : at(this.page, node, () => this.readSeen(node));
  }

  private readSeen(node: Nodes): Nodes[] {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ type: node.type, value: oneLine(node.value) }];
      case 'textDirective':
        // Docusaurus makes it text again later, such as `:30` in a time of day.
        return [text(`:${node.name}`)];
      case 'containerDirective':
        return [this.callout(node)];
      case 'code':
        return shownFences([node]);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.element(node);
      default:
        return [this.withContent(node)];
    }
  }

  /** `:::warning[Title]{clouds="aws"}` */
  private callout({ name, data, children }: Extract<Nodes, { type: 'containerDirective' }>): Block {
    const { title = name, clouds } = (data?.hProperties ?? {}) as Record<string, string>;
    const onClouds = clouds === undefined ? [] : [text(` (${clouds})`)];
    const [first, ...others] = children;
    // Docusaurus' node for a title with markup.
    return first && 'children' in first && String(first.type) === 'mdxAdmonitionTitle'
      ? quote([...this.line(first.children), ...onClouds], this.blocks(others))
      : quote([text(title), ...onClouds], this.blocks(children));
  }

  private element(node: JsxNode): Nodes[] {
    const name = node.name ?? '';
    const rule = rules[name];
    if (rule) {
      return rule(node, this);
    }
    if (/^[A-Z]/.test(name)) {
      throw new Error(
        `<${name}> has no form in Markdown. Accepted: ${Object.keys(rules).join(', ')}. Add what it shows to plugins/markdown/page-record/components.ts.`,
      );
    }
    return node.type === 'mdxJsxFlowElement'
      ? this.blocks(node.children)
      : this.line(node.children);
  }

  private withContent(node: Nodes): Nodes {
    const copy = { ...node };
    if ('url' in copy) {
      copy.url = this.address(copy.url);
    }
    if ('children' in copy) {
      const { children }: { children: readonly Nodes[] } = copy;
      const content = LINES.has(copy.type)
        ? this.line(children)
        : CONTAINERS.has(copy.type)
          ? this.blocks(children)
          : children.flatMap((child) => this.read(child));
      return { ...copy, children: content } as Nodes;
    }
    return copy;
  }
}

/**
 * The content of a page as plain Markdown: components are replaced by what they show, and addresses are absolute. Links to pages lead to
 * their Markdown copies.
 */
export function contentOf(tree: Root, page: PageFile, url: string): Root {
  return {
    type: 'root',
    children: new PageReader(page, url, cachedContentPages(page.cwd)).blocks(tree.children),
  };
}
