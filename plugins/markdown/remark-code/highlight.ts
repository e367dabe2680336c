import type { Prism } from 'prism-react-renderer';
import type { CodeLanguage } from '../../../src/contracts/code-language';
import { tokenize } from './grammars';

/**
 * Token types by kind. The class of a kind is `tok-` and its letter, and `features/code` sets the color. Punctuation and operators
 * have no kind, because their spans would be 40% of the elements of a page.
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
  // Code inside a string, and plain names. They must not inherit the color of the surrounding token.
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

/** Prefers the type to aliases, and kinds with a color. Other tokens get the kind of the surrounding token. */
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

/** Merges adjacent runs of the same kind. White space has no color, so it merges with the preceding run. */
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
  /** Numbers of the marked lines, starting at 1. */
  marks: ReadonlySet<number>;
  /** Whether lines have numbers, which require one element per line. */
  numbered: boolean;
  /** Numbers of the lines that start with a prompt, starting at 1. */
  prompts?: ReadonlySet<number>;
}

/** The style sheet writes the prompt into it, so that it isn't copied. */
const PROMPT = '<span class="code-prompt"></span>';

/**
 * Highlights code as HTML: escaped text, spans with the class `tok-<letter>`, and a span with the class `code-mark` or `code-line`
 * around each marked or numbered line. Commands start with an empty span with the class `code-prompt`. The text content is the original code, for the Copy button and for search.
 */
export function highlight(
  code: string,
  language: CodeLanguage,
  { marks, numbered, prompts = new Set() }: LineOptions,
): string {
  const runs = runsOf(tokenize(code, language), '');
  if (marks.size === 0 && prompts.size === 0 && !numbered) {
    return htmlOf(runs);
  }
  const lines = linesOf(runs);
  return lines
    .map((line, index) => {
      const prompt = prompts.has(index + 1) ? PROMPT : '';
      return lineHtml(prompt + htmlOf(line), marks.has(index + 1), numbered);
    })
    .join('');
}

/** The line break is inside the element, because after a block element it would appear as an empty line. */
function lineHtml(html: string, marked: boolean, numbered: boolean): string {
  const names = [numbered && 'code-line', marked && 'code-mark'].filter(Boolean).join(' ');
  return names ? `<span class="${names}">${html}\n</span>` : `${html}\n`;
}
