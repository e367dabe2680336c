import type { Prism } from 'prism-react-renderer';
import type { CodeLanguage } from '../../../src/contracts/code-language';
import { tokenize } from './grammars';

/**
 * The class of each kind of token is `tok-` and a letter; `features/code` gives each its colour. Punctuation and operators look
 * like what surrounds them: with a colour of their own they would be two of five elements of a page.
 */
const kinds = {
  c: ['comment', 'doc-comment', 'prolog', 'doctype', 'cdata', 'hashbang', 'shebang', 'blockquote'],
  k: ['keyword', 'atrule', 'important', 'directive', 'tag', 'selector', 'target', 'title'],
  s: ['string', 'char', 'regex', 'attr-value', 'url', 'template-string', 'heredoc', 'code-snippet'],
  n: ['number', 'boolean', 'constant', 'symbol', 'null', 'datetime', 'date', 'unit'],
  f: ['function', 'decorator', 'annotation', 'method', 'attribute'],
  t: ['class-name', 'builtin', 'type', 'generics', 'base-class', 'positional-class-name'],
  p: [
    'property',
    'attr-name',
    'key',
    'literal-property',
    'label',
    'parameter-name',
    'named-parameter',
  ],
  v: ['variable', 'assign-left', 'environment', 'instance-variable', 'class-variable'],
  i: ['inserted', 'inserted-sign'],
  d: ['deleted', 'deleted-sign'],
  // Code inside a string, and names that need no colour: what surrounds them must not colour them.
  '': ['interpolation', 'interpolation-expression', 'parameter', 'plain', 'plain-text'],
} as const;

type Kind = keyof typeof kinds;

const kindOfType: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    kinds[kind].map((type): [string, Kind] => [type, kind]),
  ),
);

interface Run {
  kind: Kind;
  text: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (char) => escapes[char] ?? char);

/** A token's own type says more than its aliases, and a colour more than none; else it looks like what surrounds it. */
function kindOf(token: Prism.Token, surrounding: Kind): Kind {
  const found = [token.type, ...[token.alias ?? []].flat()]
    .map((type) => kindOfType.get(type))
    .filter((kind) => kind !== undefined);
  return found.find((kind) => kind !== '') ?? found[0] ?? surrounding;
}

function runsOf(stream: Prism.TokenStream, surrounding: Kind): Run[] {
  if (typeof stream === 'string') {
    return [{ kind: surrounding, text: stream }];
  }
  return Array.isArray(stream)
    ? stream.flatMap((part) => runsOf(part, surrounding))
    : runsOf(stream.content, kindOf(stream, surrounding));
}

/** Joins neighbours of one kind. White space has no colour, so it joins whatever stands before it. */
function merge(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && (last.kind === run.kind || run.text.trim() === '')) {
      last.text += run.text;
    } else if (run.text !== '') {
      merged.push({ ...run });
    }
  }
  return merged;
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { kind, text } of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      lines.at(-1)?.push({ kind, text: part });
    });
  }
  return lines;
}

const htmlOf = (runs: readonly Run[]): string =>
  merge(runs)
    .map(({ kind, text }) =>
      kind ? `<span class="tok-${kind}">${escapeText(text)}</span>` : escapeText(text),
    )
    .join('');

export interface LineOptions {
  /** Numbers of the marked lines, from 1. */
  marks: ReadonlySet<number>;
  /** Whether lines carry numbers, and therefore need an element each. */
  numbered: boolean;
}

/**
 * Highlighted code as HTML: escaped text, `span`s of class `tok-<letter>`, and one of class `code-mark` or `code-line`
 * around a line that is marked or numbered. Its text content is the code itself, for the Copy button and for search.
 */
export function highlight(code: string, language: CodeLanguage, options: LineOptions): string {
  const runs = runsOf(tokenize(code, language), '');
  if (options.marks.size === 0 && !options.numbered) {
    return htmlOf(runs);
  }
  const lines = linesOf(runs);
  return lines
    .map((line, index) => lineHtml(htmlOf(line), options.marks.has(index + 1), options.numbered))
    .join('');
}

/** The line break stands inside the line's element: after a block element it would show as an empty line. */
function lineHtml(html: string, marked: boolean, numbered: boolean): string {
  const names = [numbered && 'code-line', marked && 'code-mark'].filter(Boolean).join(' ');
  return names ? `<span class="${names}">${html}\n</span>` : `${html}\n`;
}
