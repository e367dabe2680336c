import { sdkPackageNameOf } from '@nitric-docs/nitric-facts/releases';
import type { Nodes, PhrasingContent, Table } from 'mdast';
import {
  createdResources,
  declarations,
  type CreatedResource,
} from '../../../src/config/code-to-cloud';
import installCommands from '../../../src/config/install-commands.json';
import { projectFacts } from '../../../src/config/project-facts';
import { sdkHome, sdks, versionsOf } from '../../../src/config/sdks';
import { cloudTabs, type CloudTab } from '../../../src/contracts/reader-choices';
import { attributeOf, type JsxNode } from '../../lib/jsx-attributes';
import {
  code,
  heading,
  link,
  list,
  paragraph,
  plainText,
  text,
  type Block,
} from '../../lib/markdown-nodes';
import { markdown, tableOf } from '../page-elements/cells';
import { shownFences } from './fences';
import { withHint, type ContentReader } from './nodes';

/** What an element shows, as plain Markdown. */
type Rule = (node: JsxNode, reader: ContentReader) => Nodes[];

const nothing: Rule = () => [];
const onlyContent: Rule = ({ children }, reader) => reader.blocks(children);

/** Search doesn't read what a page collects from other pages. */
const collected: Rule = ({ children }, reader) =>
  reader.blocks(children).map((block) => withHint(block, 'skip'));

const captionOf = (node: JsxNode, name: string): Block[] => {
  const caption = attributeOf(node, name);
  return caption === undefined ? [] : [paragraph({ type: 'emphasis', children: [text(caption)] })];
};

const linkOf = (node: JsxNode, label: string, reader: ContentReader) =>
  link(reader.address(attributeOf(node, 'href') ?? ''), attributeOf(node, label) ?? '');

/** The items of a list that are elements with a name. */
const itemsIn = ({ children }: JsxNode, name: string): JsxNode[] =>
  children.filter((child): child is JsxNode => 'name' in child && child.name === name);

/** `key` (`Type`, Required), or for one of the accepted values, `key` (type) */
function property(node: JsxNode, reader: ContentReader, isValue: boolean): Block[] {
  const type = attributeOf(node, 'type');
  const marker = attributeOf(node, 'required') === 'true' ? 'Required' : 'Optional';
  const details = isValue
    ? [type ?? []].flat().map(text)
    : [...(type === undefined ? [] : [code(type), text(', ')]), text(marker)];
  const inBrackets = details.length > 0 ? [text(' ('), ...details, text(')')] : [];
  const term = paragraph(code(attributeOf(node, 'name') ?? ''), ...inBrackets);
  return [withHint(term, 'term'), ...reader.blocks(node.children)];
}

const propertyList =
  (isValue: boolean): Rule =>
  (node, reader) => [
    list(itemsIn(node, 'Property').map((item) => property(item, reader, isValue))),
  ];

const guideFacts = [
  ['Language', 'language'],
  ['Time', 'minutes'],
  ['Clouds', 'clouds'],
  ['Topics', 'topics'],
  ['Test', 'ran'],
] as const;

/** The link to a guide, which says what it results in, its title, and what it takes. */
const guideCard: Rule = (node, reader) => [
  heading(3, [linkOf(node, 'result', reader)]),
  paragraph(text(attributeOf(node, 'title') ?? '')),
  list(
    guideFacts.flatMap(([label, name]) => {
      const value = attributeOf(node, name);
      const shown = name === 'minutes' ? `About ${value} minutes` : value;
      return shown === undefined ? [] : [[paragraph(text(`${label}: ${shown}`))]];
    }),
  ),
];

/** Screen readers read the description of a drawing, and its caption repeats the title. */
function diagram(node: JsxNode): Block[] {
  const [, description = ''] = /<desc[^>]*>([^<]*)/.exec(attributeOf(node, 'svg') ?? '') ?? [];
  const plain = description.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  return [withHint(paragraph(text(plain)), 'skip'), ...captionOf(node, 'title')];
}

/** The instructions for one cloud, which are a section if they have an anchor. */
const cloud: Rule = (node, reader) => {
  const id = attributeOf(node, 'id');
  const name = cloudTabs[attributeOf(node, 'name') as CloudTab];
  const title =
    id === undefined
      ? paragraph({ type: 'strong', children: [text(name)] })
      : heading(3, [text(attributeOf(node, 'title') ?? name)], id);
  return [title, ...reader.blocks(node.children)];
};

const imageOf = (node: JsxNode, source: string, reader: ContentReader): PhrasingContent => ({
  type: 'image',
  url: reader.address(attributeOf(node, source) ?? ''),
  alt: attributeOf(node, 'alt') ?? '',
});

/** The list, and above it the links to the feeds. */
function releases(node: JsxNode, reader: ContentReader): Nodes[] {
  const feed = (file: string, label: string) =>
    link(reader.address(`${attributeOf(node, 'route')}/${file}`), label);
  const feeds = paragraph(
    text('Subscribe to new releases: '),
    feed('feed.xml', 'Atom feed'),
    text(', '),
    feed('feed.json', 'JSON feed'),
  );
  return [withHint(feeds, 'skip'), ...collected(node, reader)];
}

/** The components that pages can use (`src/mdx`). */
const components: Readonly<Record<string, Rule>> = {
  // An icon
  BlockTile: nothing,
  AcceptedValues: propertyList(true),
  Card: (node, reader) => [
    heading(3, [linkOf(node, 'name', reader)]),
    paragraph(text(attributeOf(node, 'description') ?? '')),
  ],
  CardGrid: onlyContent,
  CheatSheet: collected,
  Cloud: cloud,
  CloudTabs: onlyContent,
  CodeGroup: ({ children }) => shownFences(children.filter((child) => child.type === 'code')),
  Column: onlyContent,
  Columns: onlyContent,
  Diagram: diagram,
  FacetList: onlyContent,
  GuideCard: guideCard,
  // A page imports it. What readers do in an island isn't text.
  Island: nothing,
  KnownIssueLine: collected,
  MethodTag: (node) => [text((attributeOf(node, 'method') ?? '').toUpperCase())],
  Picture: (node, reader) => [
    paragraph(imageOf(node, 'light', reader)),
    ...captionOf(node, 'caption'),
  ],
  Properties: propertyList(false),
  Releases: releases,
  SamplesChecked: ({ children }, reader) => [paragraph(...reader.line(children))],
  Status: ({ children }, reader) => reader.line(children),
};

/** What the sample of the home page becomes: a row for each declaration, and a column for each cloud. */
function createdTable(): Table {
  const clouds = Object.keys(createdResources) as (keyof typeof createdResources)[];
  const cellOf = ({ name, detail }: CreatedResource) => [text(`${name}: `), ...markdown(detail)];
  return tableOf({
    columns: ['In code', ...clouds.map((cloud) => cloudTabs[cloud])],
    rows: declarations.map(({ label }, index) => [
      [text(label)],
      ...clouds.flatMap((cloud) => createdResources[cloud].slice(index, index + 1).map(cellOf)),
    ]),
  });
}

/** The components that the home page imports. */
const homeComponents: Readonly<Record<string, Rule>> = {
  Claim: (node) => [
    withHint(
      heading(1, [text(`${attributeOf(node, 'reader')} ${attributeOf(node, 'nitric')}`)]),
      'skip',
    ),
  ],
  CodeToCloud: ({ children }, reader) => [...reader.blocks(children), createdTable()],
  Facts: (_, reader) => [
    list(
      projectFacts.map(({ name, value, detail, href }) => [
        paragraph(text(`${name}: `), link(reader.address(href), value), text(`. ${detail}`)),
      ]),
    ),
  ],
  LibraryList: (_, reader) => [
    list(
      sdks.map(({ id, label, ...sdk }) => {
        const versions = [...versionsOf(id)].reverse().join(', ');
        const badge = 'badge' in sdk ? `${sdk.badge}. ` : '';
        return [
          paragraph(
            link(reader.address(sdkHome(id)), label),
            text(`: ${badge}${sdkPackageNameOf(id)}, ${versions}`),
          ),
        ];
      }),
    ),
  ],
  Start: ({ children }, reader) => [
    ...reader.blocks(children),
    ...installCommands.flatMap(({ label, command }): Block[] => [
      paragraph(text(`Install the CLI on ${label}:`)),
      { type: 'code', lang: 'bash', value: command },
    ]),
  ],
};

/** Elements of HTML that Markdown has, and those that readers don't see as text. All others are their content. */
const html: Readonly<Record<string, Rule>> = {
  a: (node, reader) => [
    {
      type: 'link',
      url: reader.address(attributeOf(node, 'href') ?? ''),
      children: reader.line(node.children),
    },
  ],
  br: () => [{ type: 'break' }],
  code: (node) => [code(plainText(node))],
  img: (node, reader) => [imageOf(node, 'src', reader)],
  script: nothing,
  small: ({ children }, reader) => [text(' '), ...reader.line(children)],
  details: ({ children }, reader) => [text(' '), ...reader.line(children)],
  summary: ({ children }, reader) => [...reader.line(children), text(': ')],
  style: nothing,
  svg: nothing,
};

export const rules: Readonly<Record<string, Rule>> = { ...components, ...homeComponents, ...html };
