import { testFolder } from '../../tests/lib/test-folder';
import { readContentPages } from './content-inventory';

const site = testFolder();

it('returns pages of the current and the frozen versions by address', () => {
  site.write('docs/index.mdx');
  site.write('docs/reference/go/api/api.mdx');
  site.write('docs/_partial.mdx');
  site.write('docs/img/shape.svg');
  site.write('versioned_docs/version-go-v0/index.mdx');
  expect([...readContentPages(site.path).keys()].sort()).toEqual([
    '/',
    '/reference/go/api/api',
    '/reference/go/v0',
  ]);
});
