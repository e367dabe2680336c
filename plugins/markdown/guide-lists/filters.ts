import guideTopics from '../../../src/config/guide-topics.json';
import { guideGroups } from '../../../src/config/node/guide-groups';
import {
  guideClouds,
  guideKindLabel,
  guideKinds,
  type GuideKind,
} from '../../../src/contracts/guide';
import type { FacetFilter } from '../../../src/contracts/facet-filter';
import type { ListedGuide } from './read-guides';

const kindFacet = (kind: GuideKind): string => `kind-${kind}`;
const groupFacet = (id: string): string => `group-${id}`;
const cloudFacet = (id: string): string => `cloud-${id}`;
const topicFacet = (topic: string): string =>
  `topic-${topic.toLowerCase().replace(/[^a-z]+/g, '-')}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const guideFilters: readonly FacetFilter[] = [
  {
    name: 'kind',
    legend: 'Kind',
    options: guideKinds.map((kind) => ({ value: kindFacet(kind), label: guideKindLabel(kind) })),
  },
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

/** The filter options that show a guide. */
export const facetsOf = ({ kind, group, clouds, topics }: ListedGuide): string[] => [
  kindFacet(kind),
  ...(group ? [groupFacet(group.id)] : []),
  ...clouds.map(cloudFacet),
  ...topics.map(topicFacet),
];
