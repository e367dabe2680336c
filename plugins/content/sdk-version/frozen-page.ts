import path from 'node:path';
import { VERSION_PATTERN } from '../../../src/config/sdks';
import { linksOfPage, type PageLink } from '../page-links';

/** `/reference/go/api/api` in version v1 is `/reference/go/v1/api/api`; any other address stays as it is. */
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
 * The source of a page as it reads in its frozen version: site-absolute links into its own SDK stay in the version.
 * @param page path of the page inside the SDK's folder, such as `api/api-get.mdx`
 * @param reference address of the SDK's current reference, such as `/reference/go`
 * @throws an error that names the line of a link that can't follow the page
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
        `${where(link)} leaves docs${reference}. Write a site-absolute address, such as /storage.`,
      );
    }
    const address = addressInVersion(link.url, reference, version);
    if (address === link.url) {
      return text;
    }
    if (link.offset === undefined) {
      throw new Error(`${where(link)} is written with escapes. Write the address plainly.`);
    }
    return text.slice(0, link.offset) + address + text.slice(link.offset + link.url.length);
  }, source);
}
