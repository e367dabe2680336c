import { knownIssueEntries } from '@nitric-docs/nitric-facts';
import { readContentPages } from '../../lib/content-inventory';

it('names pages that exist', () => {
  const pages = readContentPages(process.cwd());
  const unknown = knownIssueEntries.flatMap(({ id, pages: routes }) =>
    routes.filter((route) => !pages.has(route)).map((route) => `${id}: ${route}`),
  );
  expect(unknown).toEqual([]);
});
