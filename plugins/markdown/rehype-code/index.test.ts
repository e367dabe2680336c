/** @jest-environment node */
import type { Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toHast } from 'mdast-util-to-hast';
import fs from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { codeLanguageOf } from '../../../src/contracts/code-language';
import { rehypeCode } from '.';

const siteDir = path.join(__dirname, '../../..');

/** The first element of a page after the plugin has run. */
async function firstOf(text: string): Promise<MdxJsxFlowElement> {
  const page = unified().use(remarkParse).use(remarkMdx).parse(text);
  const tree = toHast(page, { passThrough: ['mdxJsxFlowElement'] }) as Root;
  await rehypeCode()(tree, { cwd: siteDir, path: path.join(siteDir, 'docs/page.mdx') });
  return tree.children[0] as unknown as MdxJsxFlowElement;
}

const attributesOf = (node: MdxJsxFlowElement): Record<string, unknown> =>
  Object.fromEntries(
    node.attributes.map((item) => [
      item.type === 'mdxJsxAttribute' ? item.name : '...',
      typeof item.value === 'string' ? item.value : item.value?.data?.estree?.body,
    ]),
  );

const fence = (info: string, code = 'a'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('rehypeCode', () => {
  it('turns a fence into one element with highlighted HTML', async () => {
    const block = await firstOf(fence('ts title="a.ts"', 'f("<b>")'));
    expect(block).toMatchObject({ type: 'mdxJsxFlowElement', name: 'CodeBlock', children: [] });
    expect(attributesOf(block)).toEqual({
      lang: 'typescript',
      title: 'a.ts',
      html: '<span class="tok-f">f</span>(<span class="tok-s">"&lt;b&gt;"</span>)',
    });
  });

  it('removes the options and lines for sample checks', async () => {
    const block = await firstOf(fence('text id="one" nocheck="A fragment of a listing."'));
    expect(attributesOf(block)).toEqual({ lang: 'text', label: 'Text', html: 'a' });
  });

  it('passes the first line as a number', async () => {
    const { firstLine } = attributesOf(await firstOf(fence('yaml showLineNumbers=7')));
    expect(firstLine).toMatchObject([{ expression: { type: 'Literal', value: 7 } }]);
  });

  it('combines marks by number and by comment', async () => {
    const block = await firstOf(fence('ts {1}', 'a\n// highlight-next-line\nb\nc'));
    expect(attributesOf(block).html).toBe(
      '<span class="code-mark">a\n</span><span class="code-mark">b\n</span>c\n',
    );
  });

  it('creates a group for a fence with also outside a group', async () => {
    expect(await firstOf(fence('ts also="js"'))).toMatchObject({
      name: 'CodeGroup',
      children: [{ name: 'CodeBlock' }],
    });
    expect((await firstOf(fence('ts'))).name).toBe('CodeBlock');
  });

  it('does not wrap a fence with also inside a group', async () => {
    const group = await firstOf(`<CodeGroup>\n\n${fence('ts also="js"')}\n</CodeGroup>`);
    expect(group).toMatchObject({ name: 'CodeGroup', children: [{ name: 'CodeBlock' }] });
  });

  it.each([
    [
      '',
      /^docs\/page\.mdx:3: the fence has no language\. Accepted: typescript, .*text.*aliases ts/,
    ],
    ['cobol', /^docs\/page\.mdx:3: unknown language "cobol"\. Accepted: typescript/],
    ['ts {4}', /^docs\/page\.mdx:3: line 4 is marked, but the sample has 1 lines/],
    ['bash also="js"', /^docs\/page\.mdx:3: also="javascript" is not supported on a fence of bash/],
    ['ts nocheck=" "', /^docs\/page\.mdx:3: nocheck is empty/],
  ])('rejects "%s" with the file and the line', async (info, message) => {
    await expect(firstOf(`Text.\n\n${fence(info)}`)).rejects.toThrow(message);
  });

  it.each([
    ['', /^docs\/page\.mdx:1: <CodeGroup> is empty/],
    ['Text.', /^docs\/page\.mdx:1: .* something other than a fence/],
    [fence('yaml'), /^docs\/page\.mdx:1: .* a fence of yaml/],
    [
      `${fence('ts also="js"')}\n${fence('js')}`,
      /^docs\/page\.mdx:1: .* two samples for JavaScript/,
    ],
  ])('rejects a group of %j', async (content, message) => {
    await expect(firstOf(`<CodeGroup>\n\n${content}\n\n</CodeGroup>`)).rejects.toThrow(message);
  });

  it('accepts all languages in the style guide', () => {
    const guide = fs.readFileSync(path.join(siteDir, 'STYLEGUIDE.md'), 'utf8');
    const names = /Fence languages: `([^`]+)`/.exec(guide)?.[1]?.split(/\s+/) ?? [];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => codeLanguageOf(name) === undefined)).toEqual([]);
  });
});
