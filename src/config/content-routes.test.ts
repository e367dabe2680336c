import { contentPageOf, slugOf } from './content-routes';

describe('contentPageOf', () => {
  it.each([
    ['docs/index.mdx', '/', 'current', 'index', '/'],
    ['docs/guides/index.md', '/guides', 'current', 'guides/index', '/guides'],
    ['docs/go/api/api.mdx', '/go/api/api', 'current', 'go/api/api', '/go/api/api'],
    ['versioned_docs/version-go-v0/index.mdx', '/reference/go/v0', 'go-v0', 'index', '/'],
    ['versioned_docs/version-go-v10/a/b.mdx', '/reference/go/v10/a/b', 'go-v10', 'a/b', '/a/b'],
    ['versioned_docs/version-go-v1/a/index.mdx', '/reference/go/v1/a', 'go-v1', 'a/index', '/a'],
  ])('%s is %s', (file, route, versionName, docId, slug) => {
    const page = contentPageOf(file);
    expect(page).toEqual({ file, route, versionName, docId });
    expect(page && slugOf(page)).toBe(slug);
  });

  it.each([
    ['docs/_shared/note.mdx', 'a partial'],
    ['docs/notes.mdx.bak', 'another extension'],
    ['src/docs/apis.mdx', 'another folder'],
    ['versioned_docs/version-cobol-v0/index.mdx', 'an unknown SDK'],
    ['versioned_docs/version-go-1/index.mdx', 'a malformed version'],
    ['versioned_docs/.version-go-v1.sdk-version/index.mdx', 'a version that is being cut'],
    ['versioned_docs/version-go-v0', 'a folder'],
  ])('%s is not a page: %s', (file) => {
    expect(contentPageOf(file)).toBeUndefined();
  });
});
