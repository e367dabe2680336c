import guideTopics from '../../../src/config/guide-topics.json';
import { guideGroups } from '../../../src/config/node/guide-groups';
import { guideClouds, guideKindLabel, guideKinds } from '../../../src/contracts/guide';
import type { FacetFilter } from '../../../src/contracts/facet-filter';
import type { ListedGuide } from './read-guides';

const facetOf = (filter: string, value: string): string =>
  `${filter}-${value.toLowerCase().replace(/[^a-z]+/g, '-')}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const filterOf = (
  name: string,
  legend: string,
  options: readonly (readonly [value: string, label: string])[],
): FacetFilter => ({
  name,
  legend,
  options: options.map(([value, label]) => ({ value: facetOf(name, value), label })),
});

export const guideFilters: readonly FacetFilter[] = [
  filterOf(
    'kind',
    'Kind',
    guideKinds.map((kind) => [kind, guideKindLabel(kind)]),
  ),
  filterOf(
    'group',
    'Language',
    guideGroups.map(({ id, label }) => [id, label]),
  ),
  filterOf('cloud', 'Cloud', Object.entries(guideClouds)),
  filterOf(
    'topic',
    'Topic',
    guideTopics.map((topic) => [topic, capitalized(topic)]),
  ),
];

/** The filter options that show a guide. */
export const facetsOf = ({ kind, group, clouds, topics }: ListedGuide): string[] => [
  facetOf('kind', kind),
  ...(group ? [facetOf('group', group.id)] : []),
  ...clouds.map((cloud) => facetOf('cloud', cloud)),
  ...topics.map((topic) => facetOf('topic', topic)),
];
