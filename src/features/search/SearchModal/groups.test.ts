import { hitOf } from '../../../../tests/mocks/search-client';
import { groupHits } from './groups';

it('groups show their first hits, with the sections of a page next to each other', () => {
  const hits = [
    hitOf('A', 'One', 'First'),
    hitOf('constructor', 'Two'),
    hitOf('A', 'Three'),
    hitOf('A', 'One', 'Second'),
    hitOf('A', 'Four'),
  ];
  const groups = groupHits(hits, 3);
  expect(groups.map(({ title }) => title)).toEqual(['A', 'constructor']);
  expect(groups[0]?.hits.map(({ objectID }) => objectID)).toEqual([
    'One#First',
    'One#Second',
    'Three#',
  ]);
});
