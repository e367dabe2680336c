import { guideTopics } from '../../../src/config/guide-topics';
import { guideGroups } from '../../../src/config/node/guide-groups';
import { guideClouds } from '../../../src/contracts/guide';
import type { GuideFilter, GuideFilterOption } from '../../../src/contracts/guide-list';
import type { ListedGuide } from './read-guides';

const groupFacet = (id: string): string => `group-${id}`;
const cloudFacet = (id: string): string => `cloud-${id}`;
const topicFacet = (topic: string): string =>
  `topic-${topic.toLowerCase().replace(/[^a-z]+/g, '-')}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const allFilters: readonly GuideFilter[] = [
  {
    name: 'group',
    legend: 'Language or tool',
    options: guideGroups.map(({ id, label }) => ({ value: groupFacet(id), label })),
  },
  {
    name: 'cloud',
    legend: 'Cloud',
    options: Object.entries(guideClouds).map(([id, label]) => ({ value: cloudFacet(id), label })),
  },
  {
    name: 'topic',
    legend: 'Topic',
    options: guideTopics.map((topic) => ({ value: topicFacet(topic), label: capitalized(topic) })),
  },
];

/** The filter options that show a guide. They are the words of `data-facets`. */
export const facetsOf = ({ group, clouds, topics }: ListedGuide): string[] => [
  groupFacet(group.id),
  ...clouds.map(cloudFacet),
  ...topics.map(topicFacet),
];

/** The filter options that show at least one of the guides. */
export const allFacetsOf = (guides: readonly ListedGuide[]): string[] => [
  ...new Set(guides.flatMap(facetsOf)),
];

/** The filters with the options that occur. A filter with a single option is left out. */
export function filtersOf(guides: readonly ListedGuide[]): GuideFilter[] {
  const facets = allFacetsOf(guides);
  return allFilters
    .map((filter) => ({
      ...filter,
      options: filter.options.filter(({ value }) => facets.includes(value)),
    }))
    .filter(({ options }) => options.length > 1);
}

/** The list, if the options are chosen. */
const listWith = (...values: string[]): string =>
  `[data-guide-list]${values.map((value) => `:has([value="${value}"]:checked)`).join('')}`;

/** Hides the guides and the groups that don't have an option. */
const ruleOf = ({ value }: GuideFilterOption): string =>
  `${listWith(value)} [data-facets]:not([data-facets~="${value}"]){display:none}`;

/**
 * Hides a group if it has guides for a cloud and guides for a topic, but none for both. In all other groups without a result,
 * `ruleOf` of one option is sufficient.
 */
function groupRules(guides: readonly ListedGuide[]): string[] {
  const [first] = guides;
  const clouds = new Set(guides.flatMap((guide) => guide.clouds));
  const topics = new Set(guides.flatMap((guide) => guide.topics));
  return [...clouds].flatMap((cloud) =>
    [...topics]
      .filter(
        (topic) => !guides.some((own) => own.clouds.includes(cloud) && own.topics.includes(topic)),
      )
      .map((topic) => listWith(cloudFacet(cloud), topicFacet(topic)))
      .map((list) => `${list} [data-group="${first?.group.id}"]{display:none}`),
  );
}

/** The style sheet that makes the filters work without a script. */
export const rulesOf = (
  filters: readonly GuideFilter[],
  groups: readonly (readonly ListedGuide[])[],
): string =>
  [...filters.flatMap(({ options }) => options).map(ruleOf), ...groups.flatMap(groupRules)].join(
    '',
  );
