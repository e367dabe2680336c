import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { withReleases } from '../../src/config/node/release-placeholders';

/** Supports the same syntax as Docusaurus. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkFrontmatter);

/** Parses a page as it is, with the positions of its source. */
export const parseSource = (source: string): Root => parser.parse(source);

/**
 * Replaces release placeholders and parses a page into a syntax tree with source positions.
 * @param file path of the page, for the error message
 * @throws an error that names the file and the position of the mistake
 */
export function parsePage(file: string, source: string): Root {
  const text = withReleases(file, source);
  try {
    return parseSource(text);
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, {
      cause: error,
    });
  }
}
