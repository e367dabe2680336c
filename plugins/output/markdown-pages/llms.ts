/**
 * The files for language models: `llms.txt` by the convention of llmstxt.org, one for each version of an SDK, and complete texts in
 * parts that fit common context windows.
 */
import { linksOf, menus } from '../../../src/config/node/navigation';
import { currentRelease } from '@nitric-docs/nitric-facts/releases';
import { LLMS_FILE, markdownFileOf, pathOfRoute } from '../../../src/config/routes';
import {
  currentVersionOf,
  sdkReferenceOf,
  sdks,
  versionHref,
  versionsOf,
  type Sdk,
} from '../../../src/config/sdks';
import { searchGroupOf } from '../../../src/config/search-groups';
import { DEFAULT_DESCRIPTION } from '../../../src/config/site';

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

/** The average of the pages in the encoding o200k_base is 3.9. Each model counts differently, so an exact count would help nobody. */
const CHARACTERS_PER_TOKEN = 4;

const UNIT = 'A token is about four characters.';

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

const listOf = (heading: string, items: readonly string[]): string =>
  [`## ${heading}`, '', ...items].join('\n');

const fileOf = (name: string, parts: readonly string[]): LlmsFile => ({
  name,
  content: `${parts.join('\n\n')}\n`,
});

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

/** Writes items of lists with absolute addresses. */
class LlmsWriter {
  constructor(private readonly siteUrl: string) {}

  item(title: string, file: string, text: string): string {
    return `- [${title}](${this.siteUrl + pathOfRoute(`/${file}`)}): ${text}`;
  }

  pages(heading: string, pages: readonly CountedPage[]): string {
    const items = pages.map(({ route, title, description, tokens }) =>
      this.item(title, markdownFileOf(route), `${description} (${format(tokens)})`),
    );
    return listOf(heading, items);
  }

  texts(heading: string, texts: readonly FullText[]): string {
    return listOf(
      heading,
      texts.map(({ title, name, tokens }) => this.item(title, name, format(tokens))),
    );
  }
}

/** The version of an SDK that a list describes. */
interface SdkVersion {
  sdk: Sdk;
  version: string;
  home: string;
  isFrozen: boolean;
  pages: CountedPage[];
}

const sdkVersionsOf = (pages: readonly CountedPage[]): SdkVersion[] =>
  sdks.flatMap((sdk) =>
    [...versionsOf(sdk.id)].reverse().map((version) => ({
      sdk,
      version,
      home: versionHref(sdk.id, version).slice(1),
      isFrozen: version !== currentVersionOf(sdk.id),
      pages: inMenuOrder(
        pages.filter(({ route }) => {
          const reference = sdkReferenceOf(route);
          return reference?.sdk === sdk.id && reference.version === version;
        }),
      ),
    })),
  );

/** The list of one SDK version, its complete text, and its item in the list of all versions. */
function sdkFiles(writer: LlmsWriter, version: SdkVersion) {
  const { sdk, home, pages } = version;
  const title = `${sdk.label} SDK ${version.version}`;
  const texts = sectionTexts({ title, pages }, (suffix) => `${home}/llms-full${suffix}.txt`);
  const list = fileOf(`${home}/llms.txt`, [
    `# Nitric ${title}`,
    `> The reference of the ${title}. ${UNIT}`,
    writer.texts('Complete text', texts),
    writer.pages('Pages', pages),
  ]);
  const size = `${pages.length} pages, ${format(sum(pages))}`;
  return { version, list, texts, item: writer.item(title, list.name, size) };
}

export function llmsFiles(pages: readonly MarkdownPage[], siteUrl: string): LlmsFile[] {
  const writer = new LlmsWriter(siteUrl);
  const counted = pages.map((page) => ({
    ...page,
    tokens: Math.ceil(page.markdown.length / CHARACTERS_PER_TOKEN),
  }));
  const general = sectionsOf(counted.filter(({ route }) => !sdkReferenceOf(route)));
  const references = sdkVersionsOf(counted).map((version) => sdkFiles(writer, version));
  const latest = references.filter(({ version }) => !version.isFrozen);
  const texts = general.flatMap((section) =>
    sectionTexts(section, (suffix) => `llms/${slugOf(section.title)}${suffix}.txt`),
  );
  const current = [
    ...general.flatMap((section) => section.pages),
    ...latest.flatMap(({ version }) => version.pages),
  ];
  const full = fullText('llms-full.txt', 'Nitric documentation, current release', current);
  const main = fileOf(LLMS_FILE, [
    '# Nitric documentation',
    `> ${DEFAULT_DESCRIPTION} Developers declare APIs, buckets, queues, databases, and other resources in their code, and Nitric runs them on their machine and deploys them to AWS, Google Cloud, or Azure.`,
    `The pages describe CLI ${currentRelease.cli} and providers ${currentRelease.providers}. Each page has a Markdown copy at its address followed by \`.md\`. ${UNIT}`,
    listOf(
      'SDK references',
      latest.map(({ item }) => item),
    ),
    ...general.map((section) => writer.pages(section.title, section.pages)),
    writer.texts('Complete texts', [full, ...texts, ...latest.flatMap((one) => one.texts)]),
  ]);
  return [
    main,
    full,
    ...texts,
    ...references.flatMap(({ list, texts: parts }) => [list, ...parts]),
  ];
}
