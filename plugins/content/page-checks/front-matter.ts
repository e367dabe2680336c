import { isMap, isPair, LineCounter, parseDocument, type Document } from 'yaml';
import { contentPageOf } from '../../../src/config/content-routes';
import { isFunctionPage } from '../../../src/config/sdks';
import { checkFrontMatter, type FieldProblem } from '../../lib/front-matter-schema';
import { problemsOfGuide } from './guide';
import type { Problem } from './problem';

/** `(?<![^])` is the start of the page, which `^` isn't in a pattern with several lines. */
const FRONT_MATTER = /(?<![^])---[ \t]*\r?\n([^]*?)^---[ \t]*\r?$/m;
/** The front matter starts in the second line. */
const FIRST_LINE = 2;

const ACCEPTED_SYNTAX =
  'Accepted: "name: value", with double quotes around a value that contains a colon or starts with a special character.';

/** Offset of the deepest key of a path that exists. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let offset = 0;
  let node = document.contents;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isPair(item) && String(item.key) === key)
      : undefined;
    if (!pair) {
      return offset;
    }
    offset = (pair.key as { range?: [number] }).range?.[0] ?? offset;
    node = pair.value as Document['contents'];
  }
  return offset;
}

export function problemsOfFrontMatter(siteDir: string, file: string, source: string): Problem[] {
  const page = contentPageOf(file);
  const [, text] = FRONT_MATTER.exec(source) ?? [];
  if (!page || text === undefined) {
    const what = source.startsWith('---')
      ? 'the front matter has no end. Accepted: a line "---" before and after the fields. Write the second line'
      : 'the page has no front matter. Start it with a line "---", "title: ...", "description: ...", and a line "---"';
    return page ? [{ line: 1, column: 1, text: `${what}.` }] : [];
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problemOf = (offset: number, what: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { line: line + FIRST_LINE - 1, column: col, text: what };
  };
  if (document.errors.length > 0) {
    return document.errors.map(({ pos: [offset], message }) =>
      problemOf(offset, `the front matter isn't valid YAML: ${message}. ${ACCEPTED_SYNTAX}`),
    );
  }
  const content: unknown = document.toJS() ?? {};
  const { data, problems } = checkFrontMatter(content, isFunctionPage(page.route));
  const all: FieldProblem[] = [
    ...problems,
    ...(data ? problemsOfGuide(siteDir, page.route, data.guide) : []),
  ];
  return all.map(({ path, text: what }) => problemOf(offsetOf(document, path), `${what}.`));
}
