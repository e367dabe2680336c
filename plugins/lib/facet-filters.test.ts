/** @jest-environment jsdom */
import type { FacetFilter } from '../../src/contracts/facet-filter';
import { filterRules, usedFilters, type FacetGroup } from './facet-filters';

const filterOf = (name: string, ...values: string[]): FacetFilter => ({
  name,
  legend: name,
  options: values.map((value) => ({ value, label: value })),
});
const filters = [
  filterOf('cloud', 'aws', 'gcp', 'azure'),
  filterOf('topic', 'apis', 'files'),
  filterOf('level', 'easy'),
];

/** The items are named after their facets. */
const groups: FacetGroup[] = [
  { id: 'one', items: ['aws files', 'gcp apis'].map((facets) => facets.split(' ')) },
  { id: 'two', items: [['aws', 'gcp', 'apis']] },
];

/** Shows the list as the component does, with some options chosen. @returns the visible groups and items */
function visibleWith(...chosen: string[]): string[] {
  const used = usedFilters(filters, groups);
  const selects = used.map(({ options }) => {
    const texts = options.map(
      ({ value }) => `<option value="${value}" ${chosen.includes(value) ? 'selected' : ''}>`,
    );
    return `<select><option value="">${texts.join('')}</select>`;
  });
  const lists = groups.map(({ id, items }) => {
    const parts = items.map((own) => `<li data-facets="${own.join(' ')}">${own.join(' ')}</li>`);
    const all = [...new Set(items.flat())].join(' ');
    return `<div data-group="${id}" data-facets="${all}"><h2>${id}</h2>${parts.join('')}</div>`;
  });
  document.body.innerHTML = `<div data-facet-list><style>${filterRules(used, groups)}</style>${selects.join('')}${lists.join('')}</div>`;
  const isVisible = (element: Element | null): boolean =>
    element === null ||
    (getComputedStyle(element).display !== 'none' && isVisible(element.parentElement));
  return [...document.querySelectorAll('h2, li')].filter(isVisible).map((item) => item.textContent);
}

it.each([
  ['everything without a choice', [], ['one', 'aws files', 'gcp apis', 'two', 'aws gcp apis']],
  ['the items with an option', ['aws'], ['one', 'aws files', 'two', 'aws gcp apis']],
  ['no group without an item that has the option', ['files'], ['one', 'aws files']],
  [
    'the items with all chosen options',
    ['gcp', 'apis'],
    ['one', 'gcp apis', 'two', 'aws gcp apis'],
  ],
  ['no group whose items have only one option each', ['aws', 'apis'], ['two', 'aws gcp apis']],
  ['nothing if no item matches', ['gcp', 'files'], []],
])('the rules show %s', (_, chosen, expected) => {
  expect(visibleWith(...chosen)).toEqual(expected);
});
