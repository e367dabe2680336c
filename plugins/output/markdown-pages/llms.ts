/**
 * The files for language models: `llms.txt` by the convention of llmstxt.org, one for each version of an SDK, and complete texts in
 * parts that fit common context windows.
 */
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { linksOf, menus } from '../../../src/config/node/navigation';
import { currentRelease } from '@nitric-docs/nitric-facts/releases';
import { markdownFileOf, pathOfRoute } from '../../../src/config/routes';
import { sdkReferenceOf, sdks, versionHref, versionsOf, type Sdk } from '../../../src/config/sdks';
import { searchGroupOf } from '../../../src/config/search-groups';
import { DEFAULT_DESCRIPTION } from '../../../src/config/site';

/** A page and its Markdown copy. */
export interface MarkdownPage {
  route: string;
  title: string;
  description: string;
  markdown: string;
}

export interface LlmsFile {
  /** Path below the folder of the built site. */
  name: string;
  content: string;
}

/** The size of a part. It leaves room for an answer in a context window of 128,000 tokens. */
export const MAX_PART_TOKENS = 100_000;

const FULL_FILE = 'llms-full.txt';
const UNIT = 'Sizes are in tokens of the encoding o200k_base.';

interface Section {
  title: string;
  pages: CountedPage[];
}

interface CountedPage extends MarkdownPage {
  tokens: number;
}

/** A complete text, or a part of one. */
interface FullText extends LlmsFile {
  title: string;
  tokens: number;
}

const format = (tokens: number): string => `${tokens.toLocaleString('en-US')} tokens`;

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const sum = (pages: readonly CountedPage[]): number =>
  pages.reduce((tokens, page) => tokens + page.tokens, 0);

/** The order of the menus. Pages that are in no menu come last. */
function inMenuOrder(pages: readonly CountedPage[]): CountedPage[] {
  const order = new Map(
    menus
      .flatMap(linksOf)
      .map(({ href }, index) => [href, index] as const)
      .reverse(),
  );
  const positionOf = ({ route }: CountedPage): number => order.get(route) ?? order.size;
  return [...pages].sort((a, b) => positionOf(a) - positionOf(b) || (a.route < b.route ? -1 : 1));
}

/** Sections by the group that a page has in search, in the order of their first page. */
function sectionsOf(pages: readonly CountedPage[]): Section[] {
  const sections = new Map<string, CountedPage[]>();
  for (const page of inMenuOrder(pages)) {
    const title = searchGroupOf(page.route);
    sections.set(title, [...(sections.get(title) ?? []), page]);
  }
  return [...sections].map(([title, inSection]) => ({ title, pages: inSection }));
}

/** Splits pages in order, so that each part has at most {@link MAX_PART_TOKENS} unless one page is longer. */
function partsOf(pages: readonly CountedPage[]): CountedPage[][] {
  const parts: CountedPage[][] = [];
  for (const page of pages) {
    const last = parts.at(-1);
    if (last && sum(last) + page.tokens <= MAX_PART_TOKENS) {
      last.push(page);
    } else {
      parts.push([page]);
    }
  }
  return parts;
}

function fullText(name: string, title: string, pages: readonly CountedPage[]): FullText {
  const tokens = sum(pages);
  const header = `# ${title}\n\n> ${pages.length} pages, about ${format(tokens)}. ${UNIT}\n\n`;
  return {
    name,
    title,
    tokens,
    content: header + pages.map(({ markdown }) => markdown).join('\n'),
  };
}

/** The complete text of a section, in one or more parts. */
function sectionTexts({ title, pages }: Section, nameOf: (suffix: string) => string): FullText[] {
  const parts = partsOf(pages);
  return parts.map((part, index) =>
    parts.length === 1
      ? fullText(nameOf(''), title, part)
      : fullText(nameOf(`-${index + 1}`), `${title}, part ${index + 1} of ${parts.length}`, part),
  );
}

/** Writes Markdown with absolute addresses. */
class LlmsWriter {
  constructor(private readonly siteUrl: string) {}

  address(file: string): string {
    return this.siteUrl + pathOfRoute(`/${file}`);
  }

  page({ route, title, description, tokens }: CountedPage): string {
    return `- [${title}](${this.address(markdownFileOf(route))}): ${description} (${format(tokens)})`;
  }

  text({ name, title, tokens }: FullText): string {
    return `- [${title}](${this.address(name)}): ${format(tokens)}`;
  }

  section({ title, pages }: Section): string {
    return [`## ${title}`, '', ...pages.map((page) => this.page(page))].join('\n');
  }
}

/** The version of an SDK that a list describes. */
interface SdkVersion {
  sdk: Sdk;
  version: string;
  home: string;
  isLatest: boolean;
  pages: CountedPage[];
}

const sdkVersionsOf = (pages: readonly CountedPage[]): SdkVersion[] =>
  sdks.flatMap((sdk) =>
    [...versionsOf(sdk.id)].reverse().map((version, index) => ({
      sdk,
      version,
      home: versionHref(sdk.id, version).slice(1),
      isLatest: index === 0,
      pages: inMenuOrder(
        pages.filter(({ route }) => {
          const reference = sdkReferenceOf(route);
          return reference?.sdk === sdk.id && reference.version === version;
        }),
      ),
    })),
  );

const nameOf = ({ sdk, version }: SdkVersion): string => `${sdk.label} SDK ${version}`;

/** The list of one SDK version, and its complete text. */
function sdkFiles(writer: LlmsWriter, version: SdkVersion): { list: LlmsFile; texts: FullText[] } {
  const title = nameOf(version);
  const section = { title, pages: version.pages };
  const texts = sectionTexts(section, (suffix) => `${version.home}/llms-full${suffix}.txt`);
  const content = [
    `# Nitric ${title}`,
    `> The reference of the ${title}: one page for each function. ${UNIT}`,
    ['## Complete text', '', ...texts.map((text) => writer.text(text))].join('\n'),
    writer.section({ title: 'Pages', pages: version.pages }),
  ];
  return {
    list: { name: `${version.home}/llms.txt`, content: `${content.join('\n\n')}\n` },
    texts,
  };
}

/** @param siteUrl origin of the published site */
export function llmsFiles(pages: readonly MarkdownPage[], siteUrl: string): LlmsFile[] {
  const writer = new LlmsWriter(siteUrl);
  const counted = pages.map((page) => ({ ...page, tokens: countTokens(page.markdown) }));
  const general = sectionsOf(counted.filter(({ route }) => !sdkReferenceOf(route)));
  const versions = sdkVersionsOf(counted);
  const references = versions.map((version) => ({ version, ...sdkFiles(writer, version) }));
  const texts = general.flatMap((section) =>
    sectionTexts(section, (suffix) => `llms/${slugOf(section.title)}${suffix}.txt`),
  );
  const current = [
    ...general.flatMap((section) => section.pages),
    ...versions.filter(({ isLatest }) => isLatest).flatMap((version) => version.pages),
  ];
  const full = fullText(FULL_FILE, 'Nitric documentation, current release', current);
  const listOf = (isLatest: boolean): string[] =>
    references
      .filter(({ version }) => version.isLatest === isLatest)
      .map(
        ({ version, list }) =>
          `- [${nameOf(version)}](${writer.address(list.name)}): ${version.pages.length} pages, ${format(sum(version.pages))}`,
      );
  const latestTexts = references.filter(({ version }) => version.isLatest).flatMap((r) => r.texts);
  const content = [
    '# Nitric documentation',
    `> ${DEFAULT_DESCRIPTION} Developers declare APIs, buckets, queues, databases, and other resources in their code, and Nitric runs them on their machine and deploys them to AWS, Google Cloud, or Azure.`,
    `The pages describe CLI ${currentRelease.cli} and providers ${currentRelease.providers}. Each page has a Markdown copy at its address followed by \`.md\`. ${UNIT}`,
    ['## SDK references', '', ...listOf(true)].join('\n'),
    ...general.map((section) => writer.section(section)),
    [
      '## Complete texts',
      '',
      ...[full, ...texts, ...latestTexts].map((text) => writer.text(text)),
    ].join('\n'),
    ['## Optional', '', 'References of older versions:', '', ...listOf(false)].join('\n'),
  ];
  return [
    { name: 'llms.txt', content: `${content.join('\n\n')}\n` },
    full,
    ...texts,
    ...references.flatMap(({ list, texts: parts }) => [list, ...parts]),
  ];
}
