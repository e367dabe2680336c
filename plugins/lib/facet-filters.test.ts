/** @jest-environment jsdom */
import type { FacetFilter } from '../../src/contracts/facet-filter';
import { filterRules, type FacetGroup } from './facet-filters';

const filterOf = (name: string, ...values: string[]): FacetFilter => ({
  name,
  legend: name,
  options: values.map((value) => ({ value, label: value })),
});
const filters = [filterOf('cloud', 'aws', 'gcp'), filterOf('topic', 'apis', 'files')];

/** The items are named after their facets. */
const groups: FacetGroup[] = [
  { id: 'one', items: ['aws files', 'gcp apis'].map((facets) => facets.split(' ')) },
  { id: 'two', items: [['aws', 'gcp', 'apis']] },
];

/** Shows the list as the component does, with some options chosen. @returns the visible groups and items */
function visibleWith(...chosen: string[]): string[] {
  const selects = filters.map(({ options }) => {
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
  document.body.innerHTML = `<div data-facet-list><style>${filterRules(filters, groups)}</style>${selects.join('')}${lists.join('')}</div>`;
  const isVisible = (element: Element | null): boolean =>
    element === null ||
    (getComputedStyle(element).display !== 'none' && isVisible(element.parentElement));
  return [...document.querySelectorAll('h2, li')].filter(isVisible).map((item) => item.textContent);
}

// The browser tests of guides and known issues choose the other options.
it('the rules show no group whose items have only one of the chosen options each', () => {
  expect(visibleWith('aws', 'apis')).toEqual(['two', 'aws gcp apis']);
});
