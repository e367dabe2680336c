import type { Code, Paragraph, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { codeLanguageOf } from '../../../src/contracts/code-language';
import { plainText } from '../../lib/markdown-nodes';

/** Scripts with these constructs have lines that aren't commands. */
const SCRIPT =
  /^\s*(?:for|while|until|if|case|select|function)\b|^\s*[\w-]+\s*\(\)|(?<!<)<<-?\s*['"\\]?\w/m;

/** The parts of a line that matter for quotes: escaped characters, quotes, and comments. */
const QUOTING = /\\.|['"]|(?<!\S)#.*/g;

/** A command continues on the next line after these characters. */
const CONTINUES = /(?:\\|\||&&)$/;

const languageIn = ({ lang }: Code) => codeLanguageOf(lang ?? '');

/** Whether a fence has an option, such as `title`. */
const hasOption = ({ meta }: Code, ...names: string[]): boolean =>
  names.some((name) => new RegExp(`(?<!\\S)${name}\\b`).test(meta ?? ''));

/** Whether a fence shows what readers type in a terminal, and not a file. */
const isForTerminal = (fence: Code): boolean =>
  languageIn(fence) === 'bash' && !hasOption(fence, 'title', 'showLineNumbers');

/** Whether a fence consists of commands. They have a prompt and no bar. */
export const isCommand = (fence: Code): boolean =>
  isForTerminal(fence) && !SCRIPT.test(fence.value);

/** The quotation mark that is open at the end of a line. */
function openQuote(line: string, before: string): string {
  let open = before;
  for (const [token] of line.matchAll(QUOTING)) {
    if (open === '' && token.startsWith('#')) {
      break;
    }
    if (token === open || (open === '' && /^['"]$/.test(token))) {
      open = open === '' ? token : '';
    }
  }
  return open;
}

/** The lines that start a command, from 1. The others continue it, are comments, or are empty. */
export function commandStarts(code: string): ReadonlySet<number> {
  const starts = new Set<number>();
  let quote = '';
  let continues = false;
  for (const [index, line] of code.split('\n').entries()) {
    if (!continues && /^[^\s#)}]/.test(line)) {
      starts.add(index + 1);
    }
    quote = openQuote(line, quote);
    continues = quote !== '' || CONTINUES.test(line);
  }
  return starts;
}

/** A longer paragraph between a command and its output is text of the page. */
const LONGEST_CAPTION = 120;

/** The name of a file has no space. */
const isFile = (fence: Code): boolean => /title=(?:"[^" ]+"|'[^' ]+')/.test(fence.meta ?? '');

const isOutput = (fence: Code): boolean =>
  ['text', 'json'].includes(languageIn(fence) ?? '') &&
  !isFile(fence) &&
  !hasOption(fence, 'showLineNumbers');

/**
 * The fences that show the output of a command: those of text or JSON that follow it, even if a paragraph with a colon at its end is
 * between them. A short paragraph becomes the caption of the output.
 */
export function outputsIn(tree: Root): ReadonlyMap<Code, Paragraph | undefined> {
  const outputs = new Map<Code, Paragraph | undefined>();
  const follows = (node: RootContent | undefined): boolean =>
    node?.type === 'code' && isForTerminal(node);
  visit(tree, 'code', (fence, index = 0, parent) => {
    const siblings: readonly RootContent[] = parent?.children ?? [];
    const [first, before] = [siblings[index - 2], siblings[index - 1]];
    if (!isOutput(fence)) {
      return;
    }
    if (follows(before)) {
      outputs.set(fence, undefined);
    } else if (before?.type === 'paragraph' && follows(first)) {
      const sentence = plainText(before);
      if (sentence.endsWith(':')) {
        outputs.set(fence, sentence.length <= LONGEST_CAPTION ? before : undefined);
      }
    }
  });
  return outputs;
}
