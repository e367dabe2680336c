import type { CodeLanguage } from '../../../src/contracts/code-language';
import type { SampleOutcome } from '../../../src/contracts/sample-report';
import type { SdkId } from '../../../src/config/sdks';
import type { Readiness } from '../sdk-toolchains/contracts';

/** A place in a page's source, both counted from 1. */
export interface Place {
  page: string;
  line: number;
  column: number;
}

/** What is wrong, where an editor would show it. */
export interface Problem extends Place {
  /** The tool's own name for the problem, such as `TS2345` or `yaml`. */
  code: string;
  message: string;
}

/** One fence in one language; a fence with `also` makes two. */
export interface Sample {
  /** Unique in a run: page, line and language. */
  key: string;
  page: string;
  /** Line of the fence in the page. */
  line: number;
  language: CodeLanguage;
  /** The version of the SDK that the sample is written for. */
  version: string;
  title?: string;
  /** Why the sample isn't checked. */
  skip?: string;
  /** What the checker sees: the samples that this one continues, then its own lines with the hidden ones. */
  code: string;
  /** For each line of `code`, where it stands in the page; `column` is where the line starts. */
  origin: readonly Place[];
  /** The other samples of the page in languages that can import each other, by the name of their file. */
  neighbours: readonly { title: string; language: CodeLanguage; code: string }[];
}

/** What a checker says about a sample, in lines and columns of its code, both counted from 1. */
export interface Finding {
  /** `key` of the sample. */
  key: string;
  line: number;
  column: number;
  code: string;
  message: string;
}

export interface CheckResult {
  findings: Finding[];
  /** Samples that were proven further than the checker's own level: a YAML file that has a schema. */
  outcomes?: Record<string, SampleOutcome>;
}

/** Checks all samples of one language and one SDK version at a time. */
export interface LanguageChecker {
  /** How far it proves a sample. */
  outcome: Extract<SampleOutcome, 'types' | 'schema' | 'syntax'>;
  /** The packages that decide what it finds: another version of one makes cached results worthless. */
  packages: readonly string[];
  /**
   * Makes what the checker needs beside these packages ready for an SDK version, once, before samples are checked in
   * several processes. Absent when it needs nothing.
   */
  prepare?(version: string): Promise<Readiness>;
  /**
   * @param version of the SDK, such as `v0`
   * @returns what is wrong; an empty list means that every sample is right
   */
  check(samples: readonly Sample[], version: string): Promise<CheckResult>;
}

/** One entry of the table of languages (`languages.ts`). */
export type LanguageEntry = {
  languages: readonly CodeLanguage[];
  /** The SDK that samples of the language use; decides the version from the page's path. */
  sdk?: SdkId;
} & (
  | {
      checker: CheckerId;
      /** Checks the samples where the checker can't be made ready. */
      fallback?: CheckerId;
      /** The package that each version of the SDK is checked against, as readers know it. */
      against?: Readonly<Record<string, string>>;
    }
  | { unchecked: string }
);

/** Names of the checkers, each a module below `checkers/`: workers load only those they need. */
export type CheckerId =
  | 'typescript'
  | 'python'
  | 'go'
  | 'jvm'
  | 'tree-sitter'
  | 'shell'
  | 'yaml'
  | 'json'
  | 'toml'
  | 'hcl'
  | 'docker'
  | 'sql'
  | 'graphql'
  | 'prisma'
  | 'protobuf'
  | 'html'
  | 'css'
  | 'mdx';
