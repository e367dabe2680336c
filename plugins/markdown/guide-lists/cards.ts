import type { Paragraph } from 'mdast';
import type { GuideGroup } from '../../../src/config/node/guide-groups';
import { isSdkId, sdkOf } from '../../../src/config/sdks';
import { guideClouds, guideKindLabel, guideKinds } from '../../../src/contracts/guide';
import { facetList, type ShownGroup } from '../../lib/facet-filters';
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
  const groups = guideKinds.flatMap((kind): ShownGroup[] => {
    const own = listed.filter((guide) => guide.kind === kind);
    const id = `${kind}s`;
    const content = [
      heading(2, [text(`${guideKindLabel(kind)}s`)], id),
      jsxElement('ul', { className: 'guides' }, own.map(cardOf)),
    ];
    return own.length > 0 ? [{ id, items: own.map(facetsOf), content }] : [];
  });
  return facetList('Guides', 'GuideCard/guide-card.css', guideFilters, groups);
}
