import type { Paragraph } from 'mdast';
import type { GuideGroup } from '../../../src/config/node/guide-groups';
import { isSdkId, sdkOf } from '../../../src/config/sdks';
import {
  guideClouds,
  guideKindLabel,
  guideKinds,
  type GuideKind,
} from '../../../src/contracts/guide';
import { allFacetsOf, facetListStyles, usedFilters } from '../../lib/facet-filters';
import { jsxElement, type JsxElement } from '../../lib/jsx-attributes';
import { heading, paragraph, text } from '../../lib/markdown-nodes';
import { facetsOf, guideFilters } from './filters';
import type { ListedGuide } from './read-guides';

export const sdkLabelOf = ({ sdk }: ListedGuide): string | undefined =>
  isSdkId(sdk) ? sdkOf(sdk).label : undefined;

export const cloudsOf = ({ clouds }: ListedGuide): string =>
  clouds.map((cloud) => guideClouds[cloud]).join(', ');

const cardOf = (guide: ListedGuide): JsxElement =>
  jsxElement('GuideCard', {
    href: guide.route,
    title: guide.title,
    result: guide.result,
    language: sdkLabelOf(guide),
    minutes: String(guide.minutes),
    clouds: cloudsOf(guide),
    topics: guide.topics.join(', '),
    ran: guide.ran,
    facets: facetsOf(guide).join(' '),
  });

/** The guides of a kind. Absent if there are none. */
interface Part {
  kind: GuideKind;
  guides: ListedGuide[];
}

const headingOf = (kind: GuideKind): string => `${guideKindLabel(kind)}s`;

/** The anchor of a kind, which its filter rules use. */
const idOf = (kind: GuideKind): string => `${kind}s`;

const partElement = ({ kind, guides }: Part): JsxElement =>
  jsxElement(
    'div',
    { 'data-group': idOf(kind), 'data-facets': allFacetsOf(guides.map(facetsOf)).join(' ') },
    [
      heading(2, [text(headingOf(kind))], idOf(kind)),
      jsxElement('ul', { className: 'guides' }, guides.map(cardOf)),
    ],
  );

/** What a list without guides shows. */
export const emptyText = (label = ''): Paragraph =>
  paragraph(text(`There are no ${label ? `${label} ` : ''}guides yet.`));

/**
 * The list as cards with filters, with a heading for each kind.
 * @param only the group of the list, or undefined for all guides
 */
export function cardListOf(
  guides: readonly ListedGuide[],
  only?: GuideGroup,
): JsxElement | Paragraph {
  const listed = guides.filter(({ group }) => only === undefined || group === only);
  if (listed.length === 0) {
    return emptyText(only?.label);
  }
  const found = guideKinds
    .map((kind): Part => ({ kind, guides: listed.filter((guide) => guide.kind === kind) }))
    .filter((part) => part.guides.length > 0);
  const parts = found.map((part) => ({ id: idOf(part.kind), items: part.guides.map(facetsOf) }));
  const filters = usedFilters(guideFilters, parts);
  return jsxElement(
    'FacetList',
    {
      filters: JSON.stringify(filters),
      css: facetListStyles(['GuideCard/guide-card.css'], filters, parts),
      counted: 'Guides',
    },
    found.map(partElement),
  );
}
