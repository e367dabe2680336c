import { guideGroups } from '../../../src/config/node/guide-groups';
import { guideTopics } from '../../../src/config/guide-topics';
import { facetsOf, guideFilters } from './filters';

const [group] = guideGroups;

it('gives each option a different word without spaces', () => {
  const words = guideFilters.flatMap(({ options }) => options.map(({ value }) => value));
  expect(new Set(words).size).toBe(words.length);
  expect(words.join('')).toMatch(/^[a-z-]+$/);
});

it('shows a guide for its group, its clouds, and its topics', () => {
  if (!group) {
    throw new Error('no group');
  }
  const guide = {
    route: '/guides/nodejs/chat',
    title: 'Chat',
    group,
    project: 'examples/nodejs-chat',
    result: 'A chat with rooms',
    minutes: 30,
    clouds: ['aws' as const],
    topics: [...guideTopics],
  };
  const options = guideFilters.flatMap((filter) => filter.options);
  const labels = facetsOf(guide).map((facet) =>
    options.find(({ value }) => value === facet)?.label.toLowerCase(),
  );
  expect(labels).toEqual([group.label, 'AWS', ...guideTopics].map((label) => label.toLowerCase()));
});
