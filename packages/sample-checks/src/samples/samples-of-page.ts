import fs from 'node:fs';
import path from 'node:path';
import { contentPageOf } from '../../../../src/config/content-routes';
import { messageOf } from '../../../../src/config/error-message';
import {
  frozenVersions,
  latestVersionOf,
  versionsOf,
  type SdkId,
} from '../../../../src/config/sdks';
import type { CodeLanguage } from '../../../../src/contracts/code-language';
import type { Problem, Sample } from './contracts';
import { languageEntryOf } from './languages';
import { readFences, type Fence } from './read-fences';

/** A fence in one of its languages. */
interface Variant {
  fence: Fence;
  language: CodeLanguage;
}

/**
 * The SDK version that the samples of a page use: the frozen version on a page of that version, and the latest version
 * on all other pages.
 */
function versionForPage(page: string, sdk: SdkId): string {
  const versionName = contentPageOf(page)?.versionName;
  const frozen = frozenVersions.find(({ name }) => name === versionName);
  return frozen?.sdk === sdk ? frozen.version : latestVersionOf(sdk);
}

/** The version for formats without an SDK, such as project files. It depends on the version of the page. */
function generationOfPage(page: string): string {
  const versionName = contentPageOf(page)?.versionName;
  return frozenVersions.find(({ name }) => name === versionName)?.version ?? 'v1';
}

function versionOf({ fence, language }: Variant): string {
  const { sdk } = languageEntryOf(language);
  const own = fence.meta.sdk;
  if (own !== undefined && sdk && !versionsOf(sdk).includes(own)) {
    throw new Error(`unknown version sdk="${own}". Accepted: ${versionsOf(sdk).join(', ')}.`);
  }
  return own ?? (sdk ? versionForPage(fence.page, sdk) : generationOfPage(fence.page));
}

/** With `tab`, the language isn't that of a tab, so `also` names only a second tab for the same command. */
const variantsOf = (fence: Fence): Variant[] => {
  const { tab, also } = fence.meta;
  const languages = also && !tab ? [fence.language, also] : [fence.language];
  return languages.map((language) => ({ fence, language }));
};

/**
 * The fences that a sample continues, in order, and its own fence.
 * @throws if `after` doesn't match an earlier sample of the same language
 */
function chainOf(variant: Variant, earlier: readonly Variant[]): Fence[] {
  const { after } = variant.fence.meta;
  if (after === undefined) {
    return [variant.fence];
  }
  const named = earlier.filter(
    ({ fence, language }) => language === variant.language && fence.meta.id !== undefined,
  );
  const base = named.find(({ fence }) => fence.meta.id === after);
  if (!base) {
    const ids = named.map(({ fence }) => fence.meta.id).join(', ');
    throw new Error(
      `after="${after}" doesn't match an earlier ${variant.language} sample on this page. ` +
        (ids ? `Accepted: ${ids}.` : 'Add id="..." to the sample that this one continues.'),
    );
  }
  return [...chainOf(base, earlier.slice(0, earlier.indexOf(base))), variant.fence];
}

function checkId(variant: Variant, earlier: readonly Variant[]): void {
  const { id } = variant.fence.meta;
  const first = earlier.find(
    ({ fence, language }) =>
      id !== undefined && fence.meta.id === id && language === variant.language,
  );
  if (first) {
    throw new Error(
      `id="${id}" is already used by the ${variant.language} sample in line ${first.fence.line}. Use a unique id.`,
    );
  }
}

/** Languages whose files can import each other. */
const importGroups: readonly (readonly CodeLanguage[])[] = [
  ['typescript', 'tsx', 'javascript', 'jsx'],
  ['python'],
  ['go'],
  ['dart'],
];

function siblingsOf(variant: Variant, all: readonly Variant[]): Sample['siblings'] {
  const group = importGroups.find((languages) => languages.includes(variant.language)) ?? [];
  return all.flatMap(({ fence, language }) =>
    fence !== variant.fence && group.includes(language) && fence.meta.title !== undefined
      ? [{ title: fence.meta.title, language, code: fence.code }]
      : [],
  );
}

function sampleOf(variant: Variant, earlier: readonly Variant[], all: readonly Variant[]): Sample {
  const { fence, language } = variant;
  const { title, nocheck, run, norun, response, file, output } = fence.meta;
  checkId(variant, earlier);
  const chain = chainOf(variant, earlier);
  return {
    key: `${fence.page}:${fence.line}:${language}`,
    page: fence.page,
    line: fence.line,
    language,
    version: versionOf(variant),
    ...(title === undefined ? {} : { title }),
    ...(nocheck === undefined ? {} : { skip: nocheck }),
    run,
    norun,
    response,
    file,
    output,
    code: chain.map(({ code }) => code).join('\n'),
    origin: chain.flatMap(({ origin }) => origin),
    siblings: siblingsOf(variant, all),
  };
}

/** Creates the samples of a page. Fences with invalid attributes result in problems. */
export function samplesOfPage(fences: readonly Fence[]): {
  samples: Sample[];
  problems: Problem[];
} {
  const variants = fences.flatMap(variantsOf);
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  for (const [index, variant] of variants.entries()) {
    try {
      samples.push(sampleOf(variant, variants.slice(0, index), variants));
    } catch (error) {
      const { page, line } = variant.fence;
      const message = messageOf(error);
      problems.push({ page, line, column: 1, code: 'fence', message });
    }
  }
  return { samples, problems };
}

interface ReadPages {
  /** Page sources by path, relative to the root of the repository. */
  sources: Map<string, string>;
  samples: Sample[];
  /** Errors in pages and fences that can't be read. */
  problems: Problem[];
  fences: Fence[];
}

function readPage(page: string, source: string): Omit<ReadPages, 'sources'> {
  try {
    const { fences, problems } = readFences(page, source);
    const { samples, problems: more } = samplesOfPage(fences);
    return { samples, problems: [...problems, ...more], fences };
  } catch (error) {
    const message = messageOf(error);
    const problems = [{ page, line: 1, column: 1, code: 'mdx', message }];
    return { samples: [], problems, fences: [] };
  }
}

/** Reads the samples of pages. @param pages paths relative to `root` */
export function readPages(root: string, pages: readonly string[]): ReadPages {
  const read: ReadPages = { sources: new Map(), samples: [], problems: [], fences: [] };
  for (const page of pages) {
    const source = fs.readFileSync(path.join(root, page), 'utf8');
    const { samples, problems, fences } = readPage(page, source);
    read.sources.set(page, source);
    read.samples.push(...samples);
    read.problems.push(...problems);
    read.fences.push(...fences);
  }
  return read;
}
