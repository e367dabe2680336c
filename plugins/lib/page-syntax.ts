import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { withReleases } from '../../src/config/node/release-placeholders';

/** Supports the same syntax as Docusaurus. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkFrontmatter);

/** The last text and the tree of each page, by the absolute path of its file. */
const parsed = new Map<string, { text: string; tree: Root }>();

/**
 * Parses the text of a page, unless it is the text that was parsed last. The checks, lists of other pages, and Docusaurus read the same
 * tree, so don't change it.
 */
export function parseOnce(file: string, text: string): Root {
  const known = parsed.get(file);
  if (known?.text === text) {
    return known.tree;
  }
  const tree = parser.parse(text);
  parsed.set(file, { text, tree });
  return tree;
}

/** A remark plugin that gives Docusaurus a copy of the tree of a page that is already parsed. Docusaurus parses all others itself. */
export function remarkParsedOnce(this: Processor): void {
  const { parser: parse } = this;
  this.parser = (text, file) => {
    const known = parsed.get(file.path);
    return known?.text === text ? structuredClone(known.tree) : (parse?.(text, file) as Root);
  };
}

/**
 * Reads and parses a page of the site, like `parsePage`.
 * @param file path relative to the root of the site
 */
export function readPage(siteDir: string, file: string): Root {
  const absolute = path.join(siteDir, file);
  return parsePage(absolute, fs.readFileSync(absolute, 'utf8'));
}

/** Replaces release placeholders and parses a page into a syntax tree with source positions, which others share. */
export function parsePage(file: string, source: string): Root {
  const text = withReleases(file, source);
  try {
    return parseOnce(path.resolve(file), text);
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
}
