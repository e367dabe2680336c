import path from 'node:path';
import { escapePath, getFileLoaderUtils, posixPath } from '@docusaurus/utils';
import { assetRequireAttributeValue } from '@docusaurus/mdx-loader/lib/remark/utils';
import { jsxElement, type Attributes, type JsxElement } from './jsx-attributes';
import type { PageFile } from './page-error';

/** The name under which `src/mdx` registers the component. */
const PICTURE = 'Picture';

/**
 * Asks the bundler to emit a file and returns the file's address. Docusaurus does the same for Markdown images, but it embeds small
 * ones in the HTML of the page.
 */
function addressOf(file: string, page: PageFile): ReturnType<typeof assetRequireAttributeValue> {
  const isServer = page.data?.compilerName === 'server';
  const loader = getFileLoaderUtils(isServer).loaders.inlineMarkdownAssetImageFileLoader;
  const relative = posixPath(path.relative(path.dirname(page.path), file));
  const request = `${loader.replace('[contenthash]', '[contenthash:8]')}./${escapePath(relative)}`;
  return assetRequireAttributeValue(request, '');
}

/**
 * A `<Picture>` in a page.
 * @param files attributes whose values are files. The component receives their addresses.
 */
export function pictureElement(
  attributes: Attributes,
  files: Attributes,
  page: PageFile,
): JsxElement {
  const element = jsxElement(PICTURE, attributes);
  for (const [name, file] of Object.entries(files)) {
    if (file !== undefined) {
      element.attributes.push({ type: 'mdxJsxAttribute', name, value: addressOf(file, page) });
    }
  }
  return element;
}
