import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';

/** Elements whose end tag HTML allows to omit, except for cells and items of lists, which simple parsers also complete. */
const OMITTED = new Set('html body p dt dd option tr thead tbody tfoot'.split(' '));

/** A section of a table up to the next one, which the parser doesn't take for its end. */
const OPEN_SECTION = /<(thead|tbody)\b(?:(?!<\/(?:\1|table)>)[^])*?(?=<t(?:body|foot)\b)/g;

/**
 * Adds the end tags that the minifier leaves out. Browsers don't need them. Simple parsers, which programs use to read pages, close an
 * element only at its end tag, and lose what stands around a table without them.
 */
export function withEndTags(page: string): string {
  const html = page.replace(OPEN_SECTION, '$&</$1>');
  const parts: string[] = [];
  let written = 0;
  const parser = new Parser({
    onclosetag(name, isImplied) {
      if (isImplied && OMITTED.has(name)) {
        parts.push(html.slice(written, parser.startIndex), `</${name}>`);
        written = parser.startIndex;
      }
    },
  });
  parser.end(html);
  return parts.join('') + html.slice(written);
}

export function addEndTags(outDir: string): void {
  const pages = fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(outDir, file));
  for (const page of pages) {
    const html = fs.readFileSync(page, 'utf8');
    const complete = withEndTags(html);
    if (complete !== html) {
      fs.writeFileSync(page, complete);
    }
  }
}
