import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { PageTexts } from '../contracts/site-manifest';

/** Data of a built page that the server requires. */
export interface BuiltPage {
  /** Absent on redirect pages, which have no social image. */
  texts?: PageTexts;
  /** Content-Security-Policy sources of the inline scripts. */
  scriptHashes: string[];
}

/** Types of scripts that browsers run. Other types are data, which the policy doesn't restrict. */
const EXECUTABLE_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** The source of an inline script in a Content-Security-Policy. */
export const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Reads a built page with a streaming parser, which is four times as fast as building a tree. */
export function readBuiltPage(html: string): BuiltPage {
  const scriptHashes: string[] = [];
  const content = new Map<string, string>();
  /** Text of the current executable script. */
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, { type = '', src, name: meta, content: value = '' }) {
      if (name === 'script' && src === undefined && EXECUTABLE_TYPES.has(type)) {
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
  parser.end(html);
  const title = content.get('twitter:title');
  return title === undefined
    ? { scriptHashes }
    : { scriptHashes, texts: { title, description: content.get('description') ?? '' } };
}
