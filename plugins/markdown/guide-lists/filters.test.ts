import { guideGroups } from '../../../src/config/node/guide-groups';
import { guideTopics } from '../../../src/config/guide-topics';
import { allFacetsOf, facetsOf, filtersOf, rulesOf } from './filters';
import type { ListedGuide } from './read-guides';

function guideIn(id: string, change: Partial<ListedGuide>): ListedGuide {
  const group = guideGroups.find((known) => known.id === id);
  if (!group) {
    throw new Error(`no group ${id}`);
  }
  return {
    route: `/guides/${id}/${change.title}`,
    title: 'Guide',
    group,
    project: 'examples/nodejs-rest-api',
    result: 'A REST API with tests',
    minutes: 30,
    clouds: ['aws'],
    topics: ['APIs'],
    ...change,
  };
}

const guides = [
  guideIn('nodejs', { title: 'chat', topics: ['websockets'] }),
  guideIn('nodejs', { title: 'rest', clouds: ['gcp'], topics: ['APIs'] }),
  guideIn('go', { title: 'go-rest', clouds: ['aws', 'gcp'], topics: ['APIs'] }),
];

/** Shows the list as the component does, with some options chosen. @returns the titles of the visible guides and groups */
function visibleWith(...chosen: string[]): string[] {
  const groups = ['nodejs', 'go'].map((id) => guides.filter(({ group }) => group.id === id));
  const filters = filtersOf(guides);
  const inputs = filters.flatMap(({ name, options }) =>
    options.map(
      ({ value }) =>
        `<input type="radio" name="${name}" value="${value}" ${chosen.includes(value) ? 'checked' : ''}>`,
    ),
  );
  const lists = groups.map((own) => {
    const cards = own.map(
      (guide) => `<li data-facets="${facetsOf(guide).join(' ')}">${guide.title}</li>`,
    );
    const id = own[0]?.group.id;
    return `<div data-group="${id}" data-facets="${allFacetsOf(own).join(' ')}"><h2>${id}</h2>${cards.join('')}</div>`;
  });
  document.body.innerHTML = `<div data-guide-list><style>${rulesOf(filters, groups)}</style>${inputs.join('')}${lists.join('')}</div>`;
  const isVisible = (element: Element | null): boolean =>
    element === null ||
    (getComputedStyle(element).display !== 'none' && isVisible(element.parentElement));
  return [...document.querySelectorAll('h2, li')].filter(isVisible).map((item) => item.textContent);
}

it.each([
  ['everything without a choice', [], ['nodejs', 'chat', 'rest', 'go', 'go-rest']],
  ['the guides of a group', ['group-go'], ['go', 'go-rest']],
  ['the guides for a cloud', ['cloud-gcp'], ['nodejs', 'rest', 'go', 'go-rest']],
  [
    'the guides about a topic, without groups that have none',
    ['topic-websockets'],
    ['nodejs', 'chat'],
  ],
  ['the guides that match all choices', ['cloud-aws', 'topic-apis'], ['go', 'go-rest']],
  ['nothing if no guide matches', ['group-nodejs', 'cloud-aws', 'topic-apis'], []],
])('the rules show %s', (_, chosen, expected) => {
  expect(visibleWith(...chosen)).toEqual(expected);
});

it('gives each topic a different word without spaces', () => {
  const guide = guideIn('go', { clouds: [], topics: [...guideTopics] });
  const words = facetsOf(guide);
  expect(new Set(words).size).toBe(guideTopics.length + 1);
  expect(words.join('')).toMatch(/^[a-z-]+$/);
});
