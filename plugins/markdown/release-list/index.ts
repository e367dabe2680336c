import { releasedProducts } from '@nitric-docs/nitric-facts';
import type { PhrasingContent, RootContent, Table } from 'mdast';
import { jsxElement, oneOf, type JsxElement } from '../../lib/jsx-attributes';
import { heading, inlineElement, text } from '../../lib/markdown-nodes';
import { releaseListOf, releaseNotesOf, type ReleaseNote } from '../../lib/release-notes';
import { described, linked, markdown, shortDate, tableOf } from '../page-elements/cells';
import type { PageElement } from '../page-elements/element';

/** Starts a line of small text. The space separates it where lines don't break. */
const smallLine = (content: PhrasingContent[]): PhrasingContent[] => [
  text(' '),
  { type: 'break' },
  inlineElement('small', content),
];

/** Whether a release adds features, such as 1.61.0. The table shows its number in bold. */
const isFeature = (release: string): boolean => release.endsWith('.0');

function releaseCell({ release, date, tag }: ReleaseNote): PhrasingContent[] {
  const number = text(release);
  const label: PhrasingContent = isFeature(release)
    ? { type: 'strong', children: [number] }
    : number;
  const link = described(linked([label], tag), `${release} on GitHub`);
  const day = inlineElement('time', [text(shortDate(date))], { dateTime: date });
  return [...link, ...smallLine([day])];
}

/** The first line is text, and the others are small. */
const changeCell = ({ lines: [change = '', ...others] }: ReleaseNote): PhrasingContent[] => [
  ...markdown(change),
  ...others.flatMap((line) => smallLine(markdown(line))),
];

const tableFor = (notes: readonly ReleaseNote[]): Table =>
  tableOf(
    {
      columns: ['Release', 'Changes'],
      rows: notes.map((note) => [releaseCell(note), changeCell(note)]),
    },
    notes.map(({ anchor }) => ({ id: anchor })),
  );

/** A section for each year, the latest one first. */
function sectionsOf(notes: readonly ReleaseNote[]): JsxElement['children'] {
  const years = [...new Set(notes.map(({ date }) => date.slice(0, 4)))];
  return years.flatMap((year) => [
    heading(2, [text(`Releases in ${year}`)], `releases-in-${year}`),
    tableFor(notes.filter(({ date }) => date.startsWith(year))),
  ]);
}

/** `<Releases of="cli" />`: the releases in `packages/nitric-facts/data/release-history.yaml`, and links to their feeds. */
export const releases: PageElement = {
  attributes: { of: true },
  content: ({ of }, { page }): RootContent[] => {
    const list = releaseListOf(oneOf('of', of, releasedProducts));
    const notes = releaseNotesOf(page.cwd, list);
    return [jsxElement('Releases', { name: list.name, route: list.route }, sectionsOf(notes))];
  },
};
