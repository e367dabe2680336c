import path from 'node:path';
import { VERSION_PATTERN } from '../../../src/config/sdks';
import { linksOfPage, type PageLink } from '../../lib/page-links';

/** Adds the version to addresses below `reference`: `/reference/go/api/api` becomes `/reference/go/v1/api/api`. */
export function addressInVersion(address: string, reference: string, version: string): string {
  const rest = address.slice(reference.length);
  const isInside = address.startsWith(reference) && /^(?:$|[/?#])/.test(rest);
  const [, segment = ''] = rest.split(/[/?#]/);
  return isInside && !VERSION_PATTERN.test(segment) ? `${reference}/${version}${rest}` : address;
}

const isFileRelative = (url: string): boolean =>
  !/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(url) && url !== '';

function leavesFolder(page: string, url: string): boolean {
  const target = path.posix.join(path.posix.dirname(page), url.split(/[?#]/)[0] ?? '');
  return target === '..' || target.startsWith('../');
}

/**
 * The source of a page in its frozen version. Site-absolute links to pages of the same SDK get the version.
 * @param page path of the page inside the SDK's folder, such as `api/api-get.mdx`
 * @param reference address of the SDK's current reference, such as `/reference/go`
 * @throws an error that names the line of a link that can't be converted
 */
export function frozenPage(
  page: string,
  source: string,
  reference: string,
  version: string,
): string {
  const where = (link: PageLink): string =>
    `docs${reference}/${page}:${link.line}: link "${link.url}"`;
  return linksOfPage(`docs${reference}/${page}`, source).reduceRight((text, link) => {
    if (isFileRelative(link.url) && leavesFolder(page, link.url)) {
      throw new Error(
        `${where(link)} points outside docs${reference}. Use a site-absolute address, such as /storage.`,
      );
    }
    const address = addressInVersion(link.url, reference, version);
    if (address === link.url) {
      return text;
    }
    if (link.offset === undefined) {
      throw new Error(
        `${where(link)} contains entities or escapes. Write the address without them.`,
      );
    }
    return text.slice(0, link.offset) + address + text.slice(link.offset + link.url.length);
  }, source);
}
