import { load } from 'cheerio';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { BuiltPage } from './built-pages';

/** What a page and its Markdown copy have in common, in order: headings with their levels, and addresses of links. */
type Outline = string[];

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Controls, links of headings to themselves, navigation next to the title, and numbers that a script adds. */
const NOT_CONTENT =
  'button, fieldset, [data-menu-button], .hash-link, header a:not(aside a), [role=status]';

/** A panel of tabs with an anchor is a section of the copy. Generated IDs aren't anchors. */
const PANEL = '[role=tabpanel][aria-label]:not([id^=_])';

/** Letters and digits, because Markdown and HTML differ in spaces. */
const heading = (level: number, text: string): string =>
  `heading ${level} ${text.replace(/[^\p{L}\p{N}]+/gu, '')}`;

/** An address in an outline. Links of a page lead to pages, and those of its copy to their copies. */
function linkTo(address: string, base?: string): string {
  const url = new URL(address, base);
  url.pathname = url.pathname.replace(/(?:(?<=\/)index)?\.md$/, '');
  return `link ${url.href}`;
}

function outlineOfPage(html: string): Outline {
  const $ = load(html);
  const url = $('link[rel=canonical]').attr('href') ?? 'https://example.com/';
  const article = $('article');
  article.find(NOT_CONTENT).remove();
  return article
    .find(`h1, h2, h3, h4, h5, h6, a[href], ${PANEL}`)
    .toArray()
    .map((element) => {
      if (element.name === 'a') {
        return linkTo($(element).attr('href') ?? '', url);
      }
      return $(element).is(PANEL)
        ? heading(3, $(element).attr('aria-label') ?? '')
        : heading(Number(element.name.slice(1)), $(element).text());
    });
}

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';

function outlineOfCopy(markdown: string): Outline {
  const outline: Outline = [];
  const tree: Root = parser.parse(markdown);
  visit(tree, (node) => {
    if (node.type === 'heading') {
      outline.push(heading(node.depth, textOf(node)));
    } else if (node.type === 'link') {
      outline.push(linkTo(node.url));
    }
  });
  return outline;
}

/**
 * Finds the first heading or link of a page that its Markdown copy doesn't have.
 * @param markdown undefined if the page has no copy
 * @returns a line for each problem
 */
export function checkCopy(
  { file, html }: Pick<BuiltPage, 'file' | 'html'>,
  markdown?: string,
): string[] {
  const copy = file.replace(/html$/, 'md');
  if (!html.includes('<article')) {
    return [];
  }
  if (markdown === undefined) {
    return [`${copy}: missing. Each page with an article has a Markdown copy.`];
  }
  const [page, copied] = [outlineOfPage(html), outlineOfCopy(markdown)];
  const at = page.findIndex((item, index) => item !== copied[index]);
  const index = at === -1 ? page.length : at;
  return page[index] === copied[index]
    ? []
    : [
        `${copy}: the page has "${page[index] ?? 'nothing'}", and the copy has "${copied[index] ?? 'nothing'}" (${index + 1} of ${page.length}). Both must show the same.`,
      ];
}
