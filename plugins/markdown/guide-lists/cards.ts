import type { Paragraph } from 'mdast';
import { guideGroups, type GuideGroup } from '../../../src/config/node/guide-groups';
import { isSdkId, sdkOf } from '../../../src/config/sdks';
import { guideClouds } from '../../../src/contracts/guide';
import { allFacetsOf, facetListStyles, usedFilters } from '../../lib/facet-filters';
import { jsxElement, type JsxElement } from '../../lib/jsx-attributes';
import { paragraph, text } from '../../lib/markdown-nodes';
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
    ranWith: guide.ranWith,
    facets: facetsOf(guide).join(' '),
  });

const groupOf = (guides: readonly ListedGuide[], group: GuideGroup, isOnly: boolean): JsxElement =>
  jsxElement(
    'GuideGroup',
    {
      id: group.id,
      heading: isOnly ? undefined : `${group.label} guides`,
      facets: allFacetsOf(guides.map(facetsOf)).join(' '),
    },
    guides.map(cardOf),
  );

/** What a list without guides shows. */
export const emptyText = (label = ''): Paragraph =>
  paragraph(text(`There are no ${label ? `${label} ` : ''}guides yet.`));

/**
 * The list as cards with filters.
 * @param only the group of the list, or undefined for all groups, each below a heading
 */
export function cardListOf(guides: readonly ListedGuide[], only?: GuideGroup): JsxElement {
  const groups = guideGroups
    .filter((group) => only === undefined || group === only)
    .map((group) => ({ group, guides: guides.filter((guide) => guide.group === group) }))
    .filter((part) => part.guides.length > 0);
  if (groups.length === 0) {
    return jsxElement('GuideList', {}, [emptyText(only?.label)]);
  }
  const parts = groups.map((part) => ({ id: part.group.id, items: part.guides.map(facetsOf) }));
  const filters = usedFilters(guideFilters, parts);
  return jsxElement(
    'GuideList',
    {
      filters: JSON.stringify(filters),
      css: facetListStyles(['GuideList/guide-list.css'], filters, parts),
    },
    groups.map((part) => groupOf(part.guides, part.group, only !== undefined)),
  );
}
