/** @jest-environment node */
import { contentPageOf, slugOf } from './content-routes';

describe('contentPageOf', () => {
  it.each([
    ['docs/index.mdx', '/', 'current', 'index', '/'],
    ['docs/apis.mdx', '/apis', 'current', 'apis', '/apis'],
    ['docs/guides/index.md', '/guides', 'current', 'guides/index', '/guides'],
    [
      'docs/reference/go/index.mdx',
      '/reference/go',
      'current',
      'reference/go/index',
      '/reference/go',
    ],
    [
      'docs/reference/go/api/api.mdx',
      '/reference/go/api/api',
      'current',
      'reference/go/api/api',
      '/reference/go/api/api',
    ],
    ['versioned_docs/version-go-v0/index.mdx', '/reference/go/v0', 'go-v0', 'index', '/'],
    [
      'versioned_docs/version-go-v0/api/api.mdx',
      '/reference/go/v0/api/api',
      'go-v0',
      'api/api',
      '/api/api',
    ],
    [
      'versioned_docs/version-go-v10/api/index.mdx',
      '/reference/go/v10/api',
      'go-v10',
      'api/index',
      '/api',
    ],
  ])('%s is %s', (file, route, versionName, docId, slug) => {
    const page = contentPageOf(file);
    expect(page).toEqual({ file, route, versionName, docId });
    expect(page && slugOf(page)).toBe(slug);
  });

  it.each([
    ['docs/_partial.mdx', 'a partial'],
    ['docs/_shared/note.mdx', 'a partial in a folder'],
    ['docs/img/shape.svg', 'another extension'],
    ['docs/notes.mdx.bak', 'another extension'],
    ['README.md', 'another folder'],
    ['src/docs/apis.mdx', 'another folder'],
    ['versioned_docs/version-rust-v0/index.mdx', 'an unknown SDK'],
    ['versioned_docs/version-go-1/index.mdx', 'a malformed version'],
    ['versioned_docs/.version-go-v1.sdk-version/index.mdx', 'a version that is being cut'],
    ['versioned_docs/version-go-v0', 'a folder'],
  ])('%s is not a page: %s', (file) => {
    expect(contentPageOf(file)).toBeUndefined();
  });
});
