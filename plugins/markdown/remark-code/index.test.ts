import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkCode } from '.';

const siteDir = path.join(__dirname, '../../..');

/** A page after the plugin has run. */
function pageOf(text: string): Root {
  const page = unified().use(remarkParse).use(remarkMdx).parse(text);
  remarkCode()(page, { cwd: siteDir, path: path.join(siteDir, 'docs/page.mdx') });
  return page;
}

const firstOf = (text: string): MdxJsxFlowElement => pageOf(text).children[0] as MdxJsxFlowElement;

const attributesOf = (node: MdxJsxFlowElement): Record<string, unknown> =>
  Object.fromEntries(
    node.attributes.map((item) => ['name' in item ? item.name : '...', item.value]),
  );

const fence = (info: string, code = 'a'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('remarkCode', () => {
  it('turns a fence into one element with highlighted HTML', () => {
    const block = firstOf(fence('ts title="a.ts"', 'f("<b>")'));
    expect(block).toMatchObject({ type: 'mdxJsxFlowElement', name: 'CodeBlock', children: [] });
    expect(attributesOf(block)).toEqual({
      lang: 'typescript',
      title: 'a.ts',
      html: '<span class="tok-f">f</span>(<span class="tok-s">"&lt;b&gt;"</span>)',
    });
  });

  it('removes the options and lines for sample checks', () => {
    const block = firstOf(fence('text id="one" nocheck="A fragment of a listing."'));
    expect(attributesOf(block)).toEqual({ lang: 'text', label: 'Text', html: 'a' });
  });

  it('separates commands from what they print', () => {
    const page = pageOf(`${fence('bash')}\nIt prints:\n\n${fence('text', '<b>')}\nText.`);
    expect(page.children).toMatchObject([
      { name: 'Command', attributes: [{ value: '<span class="code-prompt"></span>a\n' }] },
      { name: 'Output', attributes: [{ value: '&lt;b&gt;' }], children: [{ type: 'paragraph' }] },
      { type: 'paragraph' },
    ]);
    expect(pageOf(fence('bash title="a.sh"')).children).toMatchObject([{ name: 'CodeBlock' }]);
  });

  it('lets only long code in a line of text break, after the ends of its parts', () => {
    const page = pageOf('`a.short-one` `storage.buckets.setIamPolicy`');
    const [paragraph] = page.children as Paragraph[];
    const [short, , long] = paragraph?.children ?? [];
    expect(short?.data).toBeUndefined();
    expect(long?.data?.hChildren).toMatchObject([
      { value: 'storage.' },
      { tagName: 'wbr' },
      { value: 'buckets.' },
      { tagName: 'wbr' },
      { value: 'set' },
      { tagName: 'wbr' },
      { value: 'Iam' },
      { tagName: 'wbr' },
      { value: 'Policy' },
    ]);
  });

  it('combines marks by number and by comment', () => {
    const block = firstOf(fence('ts {1}', 'a\n// highlight-next-line\nb\nc'));
    expect(attributesOf(block).html).toBe(
      '<span class="code-mark">a\n</span><span class="code-mark">b\n</span>c\n',
    );
  });

  it('creates a group for a fence with also outside a group', () => {
    expect(firstOf(fence('ts also="js"'))).toMatchObject({
      name: 'CodeGroup',
      children: [{ name: 'CodeBlock' }],
    });
    expect(firstOf(fence('ts')).name).toBe('CodeBlock');
  });

  it('shows a command in a group under the tab that it names', () => {
    const group = firstOf(
      `<CodeGroup>\n\n${fence('bash tab="ts" also="js"')}\n\n${fence('bash tab="go"')}\n</CodeGroup>`,
    );
    expect(group.children).toHaveLength(2);
    expect(attributesOf(firstOf(fence('bash tab="go"')).children[0] as typeof group)).toMatchObject(
      {
        lang: 'bash',
        tab: 'go',
      },
    );
  });

  it.each([
    [
      '',
      /^docs\/page\.mdx:3:1: the fence has no language\. Accepted: typescript, .*text.*aliases ts/,
    ],
    ['cobol', /^docs\/page\.mdx:3:1: unknown language "cobol"\. Accepted: typescript/],
    ['ts {4}', /^docs\/page\.mdx:3:1: line 4 is marked, but the sample has 1 lines/],
    ['ts tab="go"', /tab="go" is not supported on a fence of typescript, which has its own tab/],
    [
      'bash also="js"',
      /^docs\/page\.mdx:3:1: also="javascript" is not supported on a fence of bash/,
    ],
  ])('rejects "%s" with the file and the line', (info, message) => {
    expect(() => firstOf(`Text.\n\n${fence(info)}`)).toThrow(message);
  });

  it.each([
    ['', /^docs\/page\.mdx:1:1: <CodeGroup> is empty/],
    ['Text.', /^docs\/page\.mdx:1:1: .* something other than a fence/],
    [fence('yaml'), /^docs\/page\.mdx:1:1: .* a fence of yaml.*Add tab=/],
    [
      `${fence('ts also="js"')}\n${fence('js')}`,
      /^docs\/page\.mdx:1:1: .* two samples for JavaScript/,
    ],
  ])('rejects a group of %j', (content, message) => {
    expect(() => firstOf(`<CodeGroup>\n\n${content}\n\n</CodeGroup>`)).toThrow(message);
  });
});
