import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { PageTexts } from '../../../src/contracts/site-manifest';

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

const HEAD_END = '</head>';
const SCRIPT = /<script[\s>].*?<\/script>/gs;
const SCRIPT_START = '<script';

/**
 * A page's head, and its scripts alone from there on: reading the markup takes most of the time. A start of a script within one
 * stands in an attribute, or in a text of the script: the page is read whole then.
 */
function headAndScripts(html: string): string {
  const [head = '', ...rest] = html.split(HEAD_END);
  const scripts = rest.join('').match(SCRIPT) ?? [];
  const isCertain = scripts.every((script) => script.lastIndexOf(SCRIPT_START) === 0);
  return isCertain ? [head, ...scripts].join('') : html;
}

/** Reads a page that Docusaurus wrote, without a tree of it: that takes four times as long. */
export function readBuiltPage(html: string): BuiltPage {
  const scriptHashes: string[] = [];
  const content = new Map<string, string>();
  /** Text of the running script that is being read. */
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, { type = '', src, name: meta, content: value = '' }) {
      if (name === 'script' && src === undefined && RUNNING_TYPES.has(type)) {
        script = '';
      } else if (name === 'meta' && meta !== undefined && !content.has(meta)) {
        content.set(meta, value);
      }
    },
    ontext(text) {
      if (script !== undefined) {
        script += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && script !== undefined) {
        scriptHashes.push(sourceOf(script));
        script = undefined;
      }
    },
  });
  parser.end(headAndScripts(html));
  const title = content.get('twitter:title');
  return title === undefined
    ? { scriptHashes }
    : { scriptHashes, texts: { title, description: content.get('description') ?? '' } };
}
