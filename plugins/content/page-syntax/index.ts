import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The syntax that Docusaurus reads in a page. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkFrontmatter);

/**
 * The syntax tree of a page, with positions in its source.
 * @param file path of the page, for the message
 * @throws an error that names the file and the place where the syntax is wrong
 */
export function parsePage(file: string, source: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? String(error) : 'unreadable'}`, {
      cause: error,
    });
  }
}
