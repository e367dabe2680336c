import type { FenceOptions } from '../config';
import type { CodeLanguage } from '../languages';
import type { SampleOutcome } from '../report';

/** A position in the source of a page. Line and column are one-based. */
export interface Location {
  page: string;
  line: number;
  column: number;
}

/** An error at a position, in the code of a sample unless stated otherwise. Line and column are one-based. */
export interface Diagnostic {
  line: number;
  column: number;
  /** Error code or name of the tool, such as `TS2345` or `yaml`. */
  code: string;
  message: string;
}

export interface Problem extends Diagnostic {
  page: string;
}

/** A problem of a whole line. */
export const problemAt = (page: string, line: number, code: string, message: string): Problem => ({
  page,
  line,
  column: 1,
  code,
  message,
});

/** One fence in one language, with its options. A fence with `also` results in two samples. */
export interface Sample extends FenceOptions {
  /** Unique in a run: page, line and language. */
  key: string;
  page: string;
  /** Line of the fence in the page. */
  line: number;
  language: CodeLanguage;
  /** The version of the SDK that the sample is written for. */
  version: string;
  /** The code to check: the samples that this one continues, then its own lines including hidden ones. */
  code: string;
  /** The position of each line of `code` in the page. `column` is the start of the line. */
  origin: readonly Location[];
  /** Whether it is a step of a tutorial, which `check:run` follows. */
  isTyped: boolean;
  /** The other samples of the page in languages that can import each other, by the name of their file. */
  siblings: readonly { title: string; language: CodeLanguage; code: string }[];
}

/** An error in one of the checked samples. */
export interface Finding extends Diagnostic {
  /** `key` of the sample. */
  key: string;
}

export interface CheckResult {
  findings: Finding[];
  /** Outcomes that differ from the checker's default, by sample key, such as a YAML file that has a schema. */
  outcomes?: Record<string, SampleOutcome>;
}

/** Checks all samples of one language and one SDK version at a time. */
export interface LanguageChecker {
  /** The default outcome of a checked sample. */
  outcome: Extract<SampleOutcome, 'types' | 'schema' | 'syntax'>;
  /**
   * Installs tools for an SDK version. Only checkers that start other programs have it.
   * @returns a fingerprint that changes with what affects the results
   * @throws a MissingToolError if that isn't possible on this machine
   */
  prepare?(version: string): Promise<string>;
  /** @param version of the SDK, such as `v0` */
  check(samples: readonly Sample[], version: string): Promise<CheckResult>;
}
