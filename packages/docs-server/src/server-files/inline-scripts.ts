import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Types of scripts that browsers run. Other types are data, which the policy doesn't restrict. */
const EXECUTABLE_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** The source of an inline script in a Content-Security-Policy. */
export const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The sources of the inline scripts of a page. */
export function inlineScriptsOf(html: string): string[] {
  const sources: string[] = [];
  /** Text of the current executable script. */
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, { type = '', src }) {
      if (name === 'script' && src === undefined && EXECUTABLE_TYPES.has(type)) {
        script = '';
      }
    },
    ontext(text) {
      script = script === undefined ? undefined : script + text;
    },
    onclosetag() {
      if (script !== undefined) {
        sources.push(sourceOf(script));
        script = undefined;
      }
    },
  });
  parser.end(html);
  return sources;
}
