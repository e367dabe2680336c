import { render, screen, within } from '@testing-library/react';
import type { FacetFilter } from '../../contracts/facet-filter';
import { FacetList } from '.';

const filters: FacetFilter[] = [
  {
    name: 'cloud',
    legend: 'Cloud',
    options: [
      { value: 'cloud-aws', label: 'AWS' },
      { value: 'cloud-gcp', label: 'Google Cloud' },
    ],
  },
];

beforeEach(
  () =>
    void render(
      <FacetList filters={JSON.stringify(filters)} css="[data-facets]{color:red}" counted="Guides">
        <p>A guide</p>
      </FacetList>,
    ),
);

it('has one group of radio buttons for each filter, and shows all items at first', () => {
  const filter = screen.getByRole('group', { name: 'Cloud' });
  const names = within(filter)
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);
  expect(names).toEqual(['All', 'AWS', 'Google Cloud']);
  expect(within(filter).getByRole('radio', { name: 'All' })).toBeChecked();
});
