import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { parseFrontMatter, type FrontMatter } from './front-matter-schema';

/**
 * Reads the front matter from the source of a page, for what the published front matter doesn't contain.
 * @param file path of the source, relative to the root of the site
 */
export async function readFrontMatter(file: string, source: string): Promise<FrontMatter> {
  const params = { filePath: file, fileContent: source };
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER(params);
  return parseFrontMatter(file, frontMatter);
}
