import { load, type CheerioAPI } from 'cheerio';
import type { Code, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { codeLanguages } from '@nitric-docs/sample-checks/languages';

/** What a page and its Markdown copy must have in common, in order. */
export interface PageContent {
  /** Level and text: `2 Declare a bucket`. */
  headings: string[];
  /** Absolute addresses. */
  links: string[];
  /** The languages, the file name, and the code of each sample. */
  samples: string[];
  /** The letters and digits of everything else. Markdown and HTML differ in spaces and punctuation. */
  text: string;
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

const sampleOf = (languages: readonly string[], title: string, code: string): string =>
  [languages.join(' '), title, code.replace(/\n$/, '')].join('\n');

/**
 * Elements of an article without content: controls, heading links, the picture in the second color mode, and the drawing next to its
 * description. The caption repeats the title of a drawing.
 */
const NOT_CONTENT =
  'button, fieldset, script, style, source, [data-menu-button], .hash-link, [role=status], picture + picture, svg > :not(desc)';

function readSamples($: CheerioAPI): string[] {
  return $('pre')
    .toArray()
    .map((element) => {
      const pre = $(element);
      const panel = pre.closest('[data-languages]');
      const languages = (panel.attr('data-languages') ?? '').split(' ');
      const shown =
        panel.attr('role') === 'tabpanel'
          ? pre.prevAll('div').last().text()
          : panel.find('span').first().text();
      const isLanguage = codeLanguages.some(
        ({ id, label }) => id === languages[0] && label === shown,
      );
      const title = isLanguage ? '' : shown;
      return sampleOf(languages, title, pre.text());
    });
}

/** @param pageUrl the address of the page, for relative links */
export function contentOfPage(html: string, pageUrl: string): PageContent {
  const $ = load(load(html)('article').html() ?? '');
  $(NOT_CONTENT).remove();
  $('img').each((_, image) => void $(image).replaceWith($(image).attr('alt') ?? ''));
  const samples = readSamples($);
  $('[data-code]').remove();
  return {
    headings: $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((heading) => heading.name.slice(1) + lettersOf($(heading).text())),
    links: $('a[href]')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '', pageUrl).href),
    samples,
    text: lettersOf($('body').text()),
  };
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

function textOf(node: object): string {
  if ('children' in node) {
    return (node.children as object[]).map(textOf).join('');
  }
  return 'alt' in node ? String(node.alt) : 'value' in node ? String(node.value) : '';
}

function sampleOfFence({ lang, meta, value }: Code): string {
  const option = (name: string): string =>
    new RegExp(`${name}="([^"]*)"`).exec(meta ?? '')?.[1] ?? '';
  const languages = [lang ?? '', ...option('also').split(' ')].filter(Boolean);
  return sampleOf(languages, option('title'), value);
}

/** @param markdown a Markdown copy with its front matter */
export function contentOfMarkdown(markdown: string): PageContent {
  const tree: Root = parser.parse(markdown);
  const content: PageContent = { headings: [], links: [], samples: [], text: '' };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      content.headings.push(node.depth + lettersOf(textOf(node)));
    } else if (node.type === 'link') {
      content.links.push(new URL(node.url).href);
    } else if (node.type === 'code') {
      content.samples.push(sampleOfFence(node));
    }
    if (['text', 'inlineCode', 'image', 'html'].includes(node.type)) {
      content.text += lettersOf(textOf(node));
    }
  });
  return content;
}

/** Characters before and after the first difference in a message. */
const EXCERPT = 40;

function differenceOf(page: string, copy: string): string {
  const at = [...page].findIndex((letter, index) => letter !== copy[index]);
  const start = Math.max(0, (at < 0 ? page.length : at) - EXCERPT);
  const excerpt = (text: string): string => JSON.stringify(text.slice(start, start + 2 * EXCERPT));
  return `the page has ${excerpt(page)}, and the copy has ${excerpt(copy)}`;
}

function listDifference(name: string, page: readonly string[], copy: readonly string[]): string[] {
  const at = page.findIndex((item, index) => item !== copy[index]);
  if (at < 0 && page.length === copy.length) {
    return [];
  }
  const index = at < 0 ? page.length : at;
  return [
    `${name} ${index + 1} of ${page.length}: ${differenceOf(page[index] ?? '', copy[index] ?? '')}`,
  ];
}

/** The first difference of each kind, as sentences without a period. */
export function differencesOf(page: PageContent, copy: PageContent): string[] {
  return [
    ...listDifference('heading', page.headings, copy.headings),
    ...listDifference('link', page.links, copy.links),
    ...listDifference('sample', page.samples, copy.samples),
    ...(page.text === copy.text ? [] : [`text: ${differenceOf(page.text, copy.text)}`]),
  ];
}
