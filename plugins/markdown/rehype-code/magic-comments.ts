import type { CodeLanguage } from '../../../src/contracts/code-language';
import { commentIn } from './comment-syntaxes';

/** The text of a comment that is a directive. */
const DIRECTIVE = /^(highlight|hidden)-(next-line|start|end)$/;

export interface MarkedCode {
  /** The code as readers see it: without hidden lines and without the lines that held directives. */
  code: string;
  /** Numbers of the marked lines of that code, from 1. */
  marks: number[];
  /** The code as checkers see it: with hidden lines. */
  whole: string;
  /** For each line of `whole`, its number in the fence, from 1. */
  wholeLines: number[];
}

/** Follows one kind of directive through a sample: whether the line now read is marked with it. */
class Region {
  private open = false;
  private next = false;

  constructor(private readonly kind: string) {}

  /** @throws when a directive has no partner */
  read(position: string): void {
    if (position === 'next-line') {
      this.next = true;
    } else if (this.open === (position === 'start')) {
      throw new Error(
        `${this.kind}-${position} without its partner. Write ${this.kind}-start, then ${this.kind}-end.`,
      );
    } else {
      this.open = position === 'start';
    }
  }

  /** Whether a line of code lies inside; uses up a `next-line`. */
  covers(): boolean {
    const covered = this.open || this.next;
    this.next = false;
    return covered;
  }

  /** @throws when the sample ends inside */
  finish(): void {
    if (this.open || this.next) {
      throw new Error(
        `${this.kind}-${this.open ? `start has no ${this.kind}-end` : 'next-line has no next line'}.`,
      );
    }
  }
}

/**
 * Takes `highlight-next-line`, `highlight-start` and `highlight-end` comments out of a sample, as Docusaurus does, and
 * in the same way lines between `hidden-start` and `hidden-end` or after `hidden-next-line`: checkers need them, such
 * as the declarations around a fragment, and readers don't see them.
 * @throws when a directive has no partner or marks nothing; the caller knows the file and the line
 */
export function readMagicComments(source: string, language: CodeLanguage): MarkedCode {
  const regions = { highlight: new Region('highlight'), hidden: new Region('hidden') };
  const shown: string[] = [];
  const whole: string[] = [];
  const wholeLines: number[] = [];
  const marks: number[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    const [, kind, position] = DIRECTIVE.exec(commentIn(line, language)) ?? [];
    if (kind !== undefined && position !== undefined) {
      regions[kind === 'hidden' ? 'hidden' : 'highlight'].read(position);
      continue;
    }
    whole.push(line);
    wholeLines.push(index + 1);
    const marked = regions.highlight.covers();
    // Blank lines that only set hidden lines apart would show as an empty first line.
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
