import type { FenceOptions } from '@nitric-docs/sample-checks';
import {
  codeTabLanguages,
  codeLanguageOf,
  isCodeTabLanguage,
  type CodeTabLanguage,
} from '../../../src/contracts/code-language';
import { VERSION_PATTERN } from '../../../src/config/sdks';

/** The options after a fence's language, most of which only sample checks use. */
export interface FenceMeta extends FenceOptions {
  tab?: CodeTabLanguage;
  also?: CodeTabLanguage;
  /** Numbers of the marked lines, starting at 1: `{1,3-5}`. */
  marks: number[];
  /** Number of the first line. Absent if lines have no numbers. */
  firstLine?: string;
}

interface Entry {
  name: string;
  /** Absent for a bare word. */
  value?: string;
}

const RANGES = /\{([^}]*)\}/;
const ENTRY = /(?<!\S)([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\d+)))?(?!\S)/g;
const ACCEPTED =
  'Accepted: title="...", tab="go", also="js", nocheck="reason", run="scenario", norun="reason", response="scenario/1", output="run", place="after <line>", file="examples/...", region="...", id="...", after="id", sdk="v0", showLineNumbers, showLineNumbers=5 and {1,3-5}.';

export function parseMeta(meta: string): FenceMeta {
  const ranges = RANGES.exec(meta);
  const result: FenceMeta = { marks: ranges ? parseRanges(ranges[1] ?? '') : [] };
  for (const entry of entriesOf(meta.replace(RANGES, ' '))) {
    readEntry(entry, result);
  }
  if (result.region !== undefined && result.file === undefined) {
    throw new Error(`region="${result.region}" requires file="examples/...".`);
  }
  return result;
}

function entriesOf(text: string): Entry[] {
  const invalid = text.replace(ENTRY, '').trim();
  if (invalid !== '') {
    throw new Error(`invalid option "${invalid}" after the language. ${ACCEPTED}`);
  }
  return [...text.matchAll(ENTRY)].map(([, name = '', double, single, digits]) => {
    const value = double ?? single ?? digits;
    return value === undefined ? { name } : { name, value };
  });
}

/** The options with a text. */
const texts = [
  ...(['title', 'nocheck', 'run', 'norun', 'response', 'output', 'file', 'region'] as const),
  ...(['place', 'id', 'after', 'sdk'] as const),
];

const isText = (name: string): name is (typeof texts)[number] =>
  texts.some((text) => text === name);

function readEntry({ name, value }: Entry, result: FenceMeta): void {
  if (isText(name)) {
    result[name] = inForm(name, required(name, value));
  } else if (name === 'tab' || name === 'also') {
    result[name] = tabNamed(name, required(name, value));
  } else if (name === 'showLineNumbers') {
    result.firstLine = inForm(name, value ?? '1');
  } else {
    throw new Error(`unknown option "${name}" after the language. ${ACCEPTED}`);
  }
}

/** The form of the values of an option, and what is wrong with all others. */
const forms: Readonly<Record<string, [form: RegExp, problem: string]>> = {
  file: [
    /^examples\/[^/]+\/(?!.*\.\.\/)./,
    'is not a file of an example. Accepted: a path such as file="examples/go-first-api/go.mod".',
  ],
  sdk: [VERSION_PATTERN, 'is not an SDK version. Accepted: v and a number, such as sdk="v0".'],
  showLineNumbers: [
    /^\d+$/,
    'is not a line number. Accepted: a whole number, such as showLineNumbers=5.',
  ],
};

function inForm(name: string, value: string): string {
  const [form, problem] = forms[name] ?? [];
  if (form && !form.test(value)) {
    throw new Error(`${name}="${value}" ${problem}`);
  }
  return value;
}

const requirements: Readonly<Record<string, string>> = {
  nocheck: "the reason why the sample can't be checked",
  norun: "the reason why the program can't be started",
};

function required(name: string, value: string | undefined): string {
  const text = value?.trim();
  if (!text) {
    const what = requirements[name] ?? 'a value';
    throw new Error(`${name} is empty. It requires ${what}: ${name}="...".`);
  }
  return text;
}

function tabNamed(option: string, name: string): CodeTabLanguage {
  const language = codeLanguageOf(name);
  if (!isCodeTabLanguage(language)) {
    const tabs = codeTabLanguages.map(({ id }) => id).join(', ');
    throw new Error(`${option}="${name}" is not a language with a tab. Accepted: js, ${tabs}.`);
  }
  return language;
}

function parseRanges(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*([1-9]\d*)(?:-([1-9]\d*))?\s*$/.exec(part) ?? [];
    const first = Number(from);
    const count = Number(to) - first + 1;
    if (from === undefined || count < 1) {
      throw new Error(
        `{${text}} is not a list of lines. Accepted: numbers and ranges, such as {1,3-5}.`,
      );
    }
    return Array.from({ length: count }, (_, offset) => first + offset);
  });
}
