import { latestVersionOf, versionsOf } from '../sdks';
import type { Page, SampleChecksConfig } from '../config';
import { messageOf } from '../errors';
import type { CodeLanguage } from '../languages';
import { problemAt, type Problem, type Sample } from './contracts';
import { languageEntryOf } from './languages';
import { readFences, type Fence } from './read-fences';

/** A fence in one of its languages. */
interface Variant {
  fence: Fence;
  language: CodeLanguage;
}

interface Subject {
  sdk: string | undefined;
  version: string | undefined;
  isTutorial: boolean;
}

/**
 * The SDK version that a sample uses: its own, that of a page about the SDK, or the latest. The version for formats without an SDK,
 * such as project files, is that of the page.
 */
function versionOf({ fence, language }: Variant, subject: Subject): string {
  const { sdk } = languageEntryOf(language);
  const own = fence.meta.sdk;
  if (own !== undefined && sdk && !versionsOf(sdk).includes(own)) {
    throw new Error(`unknown version sdk="${own}". Accepted: ${versionsOf(sdk).join(', ')}.`);
  }
  const isAbout = sdk === undefined || sdk === subject.sdk;
  const ofPage = isAbout ? subject.version : undefined;
  return own ?? ofPage ?? (sdk ? latestVersionOf(sdk) : 'v1');
}

/** With `tab`, the language isn't that of a tab, so `also` names only a second tab for the same command. */
const variantsOf = (fence: Fence): Variant[] => {
  const { tab, also } = fence.meta;
  const languages = also && !tab ? [fence.language, also] : [fence.language];
  return languages.map((language) => ({ fence, language }));
};

/** In order, with its own. @throws if `after` doesn't match an earlier sample of the same language */
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

function sampleOf(variant: Variant, all: readonly Variant[], subject: Subject): Sample {
  const earlier = all.slice(0, all.indexOf(variant));
  const { fence, language } = variant;
  checkId(variant, earlier);
  const chain = chainOf(variant, earlier);
  return {
    ...fence.meta,
    key: `${fence.page}:${fence.line}:${language}`,
    page: fence.page,
    line: fence.line,
    language,
    version: versionOf(variant, subject),
    code: chain.map(({ code }) => code).join('\n'),
    origin: chain.flatMap(({ origin }) => origin),
    isTyped: subject.isTutorial && fence.meta.norun === undefined,
    siblings: siblingsOf(variant, all),
  };
}

/** Creates the samples of a page. Fences with invalid attributes result in problems. */
function samplesOfPage(
  fences: readonly Fence[],
  subject: Subject,
): { samples: Sample[]; problems: Problem[] } {
  const variants = fences.flatMap(variantsOf);
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  for (const variant of variants) {
    try {
      samples.push(sampleOf(variant, variants, subject));
    } catch (error) {
      const { page, line } = variant.fence;
      problems.push(problemAt(page, line, 'fence', messageOf(error)));
    }
  }
  return { samples, problems };
}

export interface ReadPages {
  samples: Sample[];
  problems: Problem[];
  fences: Fence[];
}

function readPage(page: Page, config: SampleChecksConfig): ReadPages {
  try {
    const { fences, problems } = readFences(page, config.readFence);
    const subject = {
      sdk: config.sdkOf(page.route),
      version: config.versionOf(page.route),
      isTutorial: page.guide?.kind === 'tutorial' && page.guide.norun === undefined,
    };
    const { samples, problems: more } = samplesOfPage(fences, subject);
    return { samples, problems: [...problems, ...more], fences };
  } catch (error) {
    const problem = problemAt(page.file, 1, 'mdx', `${page.file}: ${String(error)}`);
    return { samples: [], problems: [problem], fences: [] };
  }
}

export function readPages(pages: readonly Page[], config: SampleChecksConfig): ReadPages {
  const read = pages.map((page) => readPage(page, config));
  return {
    samples: read.flatMap(({ samples }) => samples),
    problems: read.flatMap(({ problems }) => problems),
    fences: read.flatMap(({ fences }) => fences),
  };
}
