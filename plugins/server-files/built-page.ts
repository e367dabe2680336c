import { createHash } from 'node:crypto';
import { load } from 'cheerio/slim';
import type { PageTexts } from '../../src/contracts/site-manifest';

/** What the server must know about one built page. */
export interface BuiltPage {
  /** Absent on pages that have no social image of their own: redirects. */
  texts?: PageTexts;
  /** Content-Security-Policy sources of the scripts that stand in the page. */
  scriptHashes: string[];
}

/** Scripts of these types run; any other type is data, which the policy does not concern. */
const RUNNING_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);

const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Reads a page that Docusaurus wrote. */
export function readBuiltPage(html: string): BuiltPage {
  const $ = load(html);
  const scriptHashes = $('script:not([src])')
    .toArray()
    .filter((script) => RUNNING_TYPES.has($(script).attr('type') ?? ''))
    .map((script) => sourceOf($(script).text()));
  const content = (name: string): string | undefined => $(`meta[name="${name}"]`).attr('content');
  const title = content('twitter:title');
  return title === undefined
    ? { scriptHashes }
    : { scriptHashes, texts: { title, description: content('description') ?? '' } };
}
