/** @jest-environment node */
import { linksOfPage } from './page-links';

const urlsOf = (source: string): string[] =>
  linksOfPage('docs/a.mdx', source).map(({ url }) => url);

describe('linksOfPage', () => {
  const page = `---
title: "[not](/a-link)"
---

Read [one](/one#part "Title") and ![a picture](/picture.png).

| Table |
| --- |
| [two](./two.mdx) |

:::note[With [three](/three)]

- [four](</four>)

:::

<CardGrid>
  <Card href="/five" name="/no-link" icon={'cog'} />
</CardGrid>

Text with <Link to="/six">a tag</Link> and [seven][ref].

[ref]: /seven

\`\`\`ts title="[not](/a-link)"
const sample = '[not](/a-link)'
\`\`\`

And \`[not](/a-link)\` in code. {/* [not](/a-link) */}
`;

  it('returns links of Markdown and of components in source order', () => {
    expect(urlsOf(page)).toEqual([
      '/one#part',
      './two.mdx',
      '/three',
      '/four',
      '/five',
      '/six',
      '/seven',
    ]);
  });

  it('returns the line of the address', () => {
    for (const { url, line } of linksOfPage('docs/a.mdx', page)) {
      expect(page.split('\n')[line - 1]).toContain(url);
    }
  });

  it('marks the links of list entries and cards', () => {
    const source = '[a](/a)\n\n- [b](/b): text\n\n<Card href="/c" />\n';
    const marked = linksOfPage('docs/a.mdx', source).filter(({ isEntry }) => isEntry);
    expect(marked.map(({ url }) => url)).toEqual(['/b', '/c']);
  });

  it('supports entities and Windows line endings', () => {
    const links = linksOfPage('docs/a.mdx', 'One\r\n\r\n[a](/b&amp;c)');
    expect(links).toEqual([{ url: '/b&c', line: 3 }]);
  });

  it('reports the file and the position of a syntax error', () => {
    expect(() => urlsOf('Text\n\n<Card href="/a">\n')).toThrow(/^docs\/a\.mdx: .*3:1/);
  });
});
