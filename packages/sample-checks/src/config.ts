import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SdkId } from './sdks';
import type { CodeLanguage } from './languages';

/** The options of a fence that the checks read. */
export interface FenceOptions {
  title?: string;
  /** The tab of a fence whose language has none. */
  tab?: CodeLanguage;
  /** A second language or tab of the same text. */
  also?: CodeLanguage;
  /** Name that later samples of the page use to continue this one. */
  id?: string;
  /** The `id` of the sample that this one continues. */
  after?: string;
  /** The SDK version of the sample, if it differs from the version of the page: `v0`. */
  sdk?: string;
  /** The reason why the sample can't be checked. */
  nocheck?: string;
  /** The file that the fence is an excerpt of, relative to the working directory: `examples/go-first-api/go.mod`. */
  file?: string;
  /** Name of the region of `file` that the fence shows. Without it, the fence shows the whole file. */
  region?: string;
  /** Name of the scenario that the program runs through. In a shell fence of a guide, the name of the command for `output`. */
  run?: string;
  /** The reason why the program can't be started. */
  norun?: string;
  /** The scenario and the number of the request whose response the fence shows: `quickstart/1`. */
  response?: string;
  /** The `run` of the command on the same page whose output the fence shows. */
  output?: string;
  /** In a tutorial, where the reader types the lines: `end`, `after const shop`, or `over import {`. Without it, they are the whole file. */
  place?: string;
}

export interface FenceSource {
  /** The word after the backticks. */
  lang: string;
  /** The text after the language. */
  meta: string;
  text: string;
}

export interface FenceContent {
  language: CodeLanguage;
  options: FenceOptions;
  /** The code to check, with lines that readers don't see. */
  code: string;
  /** The line number in the fence of each line of `code`, starting at 1. */
  lines: readonly number[];
  /** The code that readers see, if that isn't all of it. */
  visible?: string;
}

export interface PageParameter {
  name: string;
  type: string;
  required: boolean;
  line: number;
}

/** A function or class that a page describes. */
export interface DocumentedSymbol {
  /** Name in the SDK, such as `Bucket.file`. */
  symbol: string;
  /** Line of the name in the page. */
  symbolLine: number;
  /** Absent if the page lists no parameters of the symbol. */
  parameters?: PageParameter[];
  /** Line of the heading above the parameters. */
  parametersLine: number;
}

/** A call in a table of a page about an older version. */
export interface DescribedCall {
  /** As on the page: `Bucket.file(name: String): File`. */
  signature: string;
  /** The name in front of the parameters: `Bucket.file`. */
  name: string;
  line: number;
}

export interface GuideProject {
  /** Folder of the project, relative to the working directory. Absent if the guide has none. */
  project?: string | undefined;
  sdk?: string | undefined;
  /** The reason why the project can't be started. */
  norun?: string | undefined;
  /** A tutorial is typed. The projects of other guides are started as they are. */
  kind: 'tutorial' | 'recipe' | 'example';
}

export interface Page {
  /** Path of the source, relative to the working directory. */
  file: string;
  /** Address, such as `/reference/go`. */
  route: string;
  source: string;
  guide?: GuideProject | undefined;
  symbols: () => DocumentedSymbol[];
  /** Reads the calls that tables of the page describe. */
  calls: () => DescribedCall[];
}

/** What the checks know about a site. Paths are relative to the working directory. */
export interface SampleChecksConfig {
  pages: () => Page[] | Promise<Page[]>;
  sdkOf: (route: string) => SdkId | undefined;
  /** The version of that SDK, such as `v0`. */
  versionOf: (route: string) => string | undefined;
  /**
   * Reads a fence.
   * @returns undefined if the fence has no code, such as a diagram
   * @throws an error without the file and the line, which the checks add
   */
  readFence: (fence: FenceSource) => FenceContent | undefined;
  /** The file with the reasons for symbols that have no page. */
  reasons: string;
  /** Whether readers can run programs in the browser, so that `check:run` compares them with the local runtime there. */
  playground?: boolean;
}

/** @throws if the file has no `config` */
export async function loadConfig(file: string): Promise<SampleChecksConfig> {
  const module: unknown = await import(pathToFileURL(path.resolve(file)).href);
  const { config } = module as { config?: SampleChecksConfig };
  if (!config) {
    throw new Error(
      `${file} has no configuration. Export "config", a SampleChecksConfig of @nitric-docs/sample-checks.`,
    );
  }
  return config;
}
