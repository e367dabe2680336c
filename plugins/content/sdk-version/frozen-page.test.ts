/** @jest-environment node */
import { addressInVersion, frozenPage } from './frozen-page';

describe('addressInVersion', () => {
  it.each([
    ['/reference/go', '/reference/go/v1'],
    ['/reference/go#start', '/reference/go/v1#start'],
    ['/reference/go?tab=a#b', '/reference/go/v1?tab=a#b'],
    ['/reference/go/api/api-get#part', '/reference/go/v1/api/api-get#part'],
    ['/reference/go/v0', '/reference/go/v0'],
    ['/reference/go/v0/api/api', '/reference/go/v0/api/api'],
    ['/reference/go/v0#part', '/reference/go/v0#part'],
    ['/reference/go/versions', '/reference/go/v1/versions'],
    ['/reference/golang', '/reference/golang'],
    ['/reference/python/api/api', '/reference/python/api/api'],
    ['/guides/reference/go', '/guides/reference/go'],
    ['https://nitric.io/reference/go', 'https://nitric.io/reference/go'],
    ['./api.mdx', './api.mdx'],
  ])('changes %s to %s', (address, expected) => {
    expect(addressInVersion(address, '/reference/go', 'v1')).toBe(expected);
  });
});

describe('frozenPage', () => {
  const freeze = (page: string, source: string): string =>
    frozenPage(page, source, '/reference/go', 'v1');

  it('changes only links to pages of the same SDK', () => {
    const source = `---
title: /reference/go
---

See [/reference/go](/reference/go "/reference/go"), [b](/reference/go/api/api-get#x) and [c](/storage).

<Card href="/reference/go/topic/topic" name="/reference/go" />

[d]: /reference/go/v0

\`\`\`text
/reference/go/api/api
[e](/reference/go)
\`\`\`
`;
    expect(freeze('index.mdx', source)).toBe(`---
title: /reference/go
---

See [/reference/go](/reference/go/v1 "/reference/go"), [b](/reference/go/v1/api/api-get#x) and [c](/storage).

<Card href="/reference/go/v1/topic/topic" name="/reference/go" />

[d]: /reference/go/v0

\`\`\`text
/reference/go/api/api
[e](/reference/go)
\`\`\`
`);
  });

  it('keeps file-relative links within the SDK', () => {
    const source =
      '[a](../index.mdx) [b](./api-get.mdx#x) [c](api-put.mdx) [d](#e) [f](mailto:a@b.c)';
    expect(freeze('api/api.mdx', source)).toBe(source);
  });

  it.each([
    ['index.mdx', '[a](../../storage.mdx)', '../../storage.mdx'],
    ['api/api.mdx', '[a](../../python/index.mdx#b)', '../../python/index.mdx#b'],
  ])('rejects a file-relative link out of the SDK in %s', (page, source, url) => {
    expect(() => freeze(page, source)).toThrow(
      `docs/reference/go/${page}:1: link "${url}" points outside docs/reference/go. Use a site-absolute address, such as /storage.`,
    );
  });

  it('rejects an address with entities that has to change', () => {
    expect(() => freeze('index.mdx', '[a](/reference/go/a&amp;b)')).toThrow(
      'docs/reference/go/index.mdx:1: link "/reference/go/a&b" contains entities or escapes. Write the address without them.',
    );
  });
});
