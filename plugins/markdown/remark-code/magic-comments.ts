import type { CodeLanguage } from '../../../src/contracts/code-language';

/** A comment that takes a whole line, in the syntax of any language, and contains only a directive. */
const DIRECTIVE =
  /^\s*(\/\/|\/\*|#|--|<!--|\{\s*\/\*)\s*(highlight|hidden)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** The kind and the position of a directive. Samples of MDX keep the directives of the fences inside them. */
function directiveIn(line: string, language: CodeLanguage): [kind: string, position: string] | [] {
  const [, comment = '', kind = '', position = ''] = DIRECTIVE.exec(line) ?? [];
  const isComment =
    language === 'mdx' ? /^[<{]/.test(comment) : language !== 'text' && language !== 'diff';
  return isComment && kind ? [kind, position] : [];
}

export interface MarkedCode {
  /** The visible code: without hidden lines and directives. */
  code: string;
  /** Numbers of the marked lines in `code`, starting at 1. */
  marks: number[];
  /** The code for sample checks: with hidden lines, without directives. */
  whole: string;
  /** The line number in the fence of each line of `whole`, starting at 1. */
  wholeLines: number[];
}

/** Tracks one kind of directive through a sample. */
class Region {
  private open = false;
  private next = false;

  constructor(private readonly kind: string) {}

  /** @throws an error if a directive has no counterpart */
  read(position: string): void {
    if (position === 'next-line') {
      this.next = true;
    } else if (this.open === (position === 'start')) {
      throw new Error(
        `${this.kind}-${position} without its counterpart. Write ${this.kind}-start, then ${this.kind}-end.`,
      );
    } else {
      this.open = position === 'start';
    }
  }

  /** Whether the directive applies to the current line. Resets `next-line`. */
  covers(): boolean {
    const covered = this.open || this.next;
    this.next = false;
    return covered;
  }

  /** @throws an error if the sample ends inside a region */
  finish(): void {
    if (this.open || this.next) {
      throw new Error(
        `${this.kind}-${this.open ? `start has no ${this.kind}-end` : 'next-line has no next line'}.`,
      );
    }
  }
}

/**
 * Processes the comments `highlight-next-line`, `highlight-start`, and `highlight-end` like Docusaurus. The corresponding `hidden-`
 * comments hide lines from readers that sample checks require, such as the declarations around a fragment.
 */
export function readMagicComments(source: string, language: CodeLanguage): MarkedCode {
  const regions = { highlight: new Region('highlight'), hidden: new Region('hidden') };
  const shown: string[] = [];
  const whole: string[] = [];
  const wholeLines: number[] = [];
  const marks: number[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    const [kind, position] = directiveIn(line, language);
    if (kind !== undefined && position !== undefined) {
      regions[kind === 'hidden' ? 'hidden' : 'highlight'].read(position);
      continue;
    }
    whole.push(line);
    wholeLines.push(index + 1);
    const marked = regions.highlight.covers();
    // A blank line after hidden lines would appear as an empty first line.
    const leadingBlank = shown.length === 0 && whole.length > 1 && line.trim() === '';
    if (!regions.hidden.covers() && !leadingBlank) {
      shown.push(line);
      if (marked) {
        marks.push(shown.length);
      }
    }
  }
  Object.values(regions).forEach((region) => region.finish());
  const code = shown.join('\n');
  const hidesLines = shown.length < whole.length;
  return { code: hidesLines ? code.trimEnd() : code, marks, whole: whole.join('\n'), wholeLines };
}
