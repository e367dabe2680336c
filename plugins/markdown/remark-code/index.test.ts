import type { Paragraph, Root } from 'mdast';
import { attributesOf, freshPage } from '../../../tests/lib/page-tree';
import { remarkCode } from '.';

/** A page after the plugin has run. */
function pageOf(text: string): Root {
  const page = freshPage('docs/page.mdx', text);
  remarkCode(() => undefined)()(page, { cwd: '/site', path: '/site/docs/page.mdx' });
  return page;
}

const fence = (info: string, code = 'a'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const group = (...content: string[]): string =>
  `<CodeGroup>\n\n${content.join('\n')}\n\n</CodeGroup>`;

it('turns a fence into one element with highlighted HTML, without the options of checks', () => {
  const page = pageOf(
    `${fence('ts title="a.ts"', 'f("<b>")')}\n${fence('text id="one" nocheck="A fragment."')}`,
  );
  expect(attributesOf(page, 'CodeBlock')).toEqual([
    {
      lang: 'typescript',
      title: 'a.ts',
      html: '<span class="tok-f">f</span>(<span class="tok-s">"&lt;b&gt;"</span>)',
    },
    { lang: 'text', label: 'Text', html: 'a' },
  ]);
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
  const parts = (long?.data?.hChildren ?? []).map((part) =>
    'value' in part ? part.value : 'tagName' in part && `<${part.tagName}>`,
  );
  expect(parts.join('')).toBe('storage.<wbr>buckets.<wbr>set<wbr>Iam<wbr>Policy');
});

it('combines marks by number and by comment', () => {
  const page = pageOf(fence('ts {1}', 'a\n// highlight-next-line\nb\nc'));
  expect(attributesOf(page, 'CodeBlock')[0]?.html).toBe(
    '<span class="code-mark">a\n</span><span class="code-mark">b\n</span>c\n',
  );
});

it.each([
  ['ts also="js"', { lang: 'typescript', also: 'javascript' }],
  ['bash tab="go"', { lang: 'bash', tab: 'go' }],
])('creates a group for a fence outside a group: %s', (info, block) => {
  const page = pageOf(fence(info));
  expect(page.children).toMatchObject([{ name: 'CodeGroup', children: [{ name: 'CodeBlock' }] }]);
  expect(attributesOf(page, 'CodeBlock')).toMatchObject([block]);
});

it('shows commands in a group under the tabs that they name', () => {
  const fences = [fence('bash tab="ts" also="js"'), fence('bash tab="go"')];
  expect(pageOf(group(...fences)).children).toMatchObject([
    { name: 'CodeGroup', children: [{ name: 'CodeBlock' }, { name: 'CodeBlock' }] },
  ]);
});

it.each([
  [fence(''), 'the fence has no language. Accepted: typescript, '],
  [fence('cobol'), 'unknown language "cobol". Accepted: typescript'],
  [fence('ts {4}'), 'line 4 is marked, but the sample has 1 lines'],
  [fence('ts tab="go"'), 'tab="go" is not supported on a fence of typescript, which has its own'],
  [fence('bash also="js"'), 'also="javascript" is not supported on a fence of bash'],
  [group(''), '<CodeGroup> is empty'],
  [group('Text.'), '<CodeGroup> contains something other than a fence'],
  [group(fence('yaml')), '<CodeGroup> has a fence of yaml, which has no tab. Add tab='],
  [group(fence('ts also="js"'), fence('js')), '<CodeGroup> has two samples for JavaScript'],
])('rejects %j with the file and the line', (source, message) => {
  expect(() => pageOf(`Text.\n\n${source}`)).toThrow(`docs/page.mdx:3:1: ${message}`);
});
