import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withElements } from '../../../tests/lib/page-tree';
import { testFolder } from '../../../tests/lib/test-folder';
import { plainText } from '../../lib/markdown-nodes';

// A fixed menu, so that other links don't change the expectations.
jest.mock('../../../src/config/node/navigation', () => {
  const menuOf = (folder: string) => {
    const linkOf = (title: string, href: string) => ({ title, href: `/${folder}/${href}` });
    return {
      key: folder,
      groups: [
        { links: [linkOf('Getting Started', 'index')] },
        {
          title: 'Resources',
          links: [linkOf('Box()', 'boxes/box'), linkOf('Lamp()', 'lamps/lamp')],
        },
        { title: 'Lamps', links: [linkOf('Lamp.On()', 'lamps/lamp-on')] },
        {
          title: 'Boxes',
          links: [
            linkOf('Box.Put()', 'boxes/box-put'),
            linkOf('Box.Get()', 'boxes/methods#get'),
            linkOf('Box.Clear()', 'boxes/methods#clear'),
          ],
        },
      ],
    };
  };
  return {
    ...jest.requireActual<object>('../../../src/config/node/navigation'),
    menuForRoute: (route: string) => menuOf(route.split('/').slice(1, -1).join('/')),
  };
});

// Fixed releases, so that new ones don't change the expectations.
jest.mock('@nitric-docs/nitric-facts/releases', () => ({
  ...jest.requireActual<object>('@nitric-docs/nitric-facts/releases'),
  sdkReleaseOf: (_sdk: string, version: string) => ({ v0: '0.9.9', v1: '1.0.0' })[version],
}));

const site = testFolder();

interface FunctionPage {
  symbol?: string;
  symbols?: string;
  title?: string;
  text?: string;
}

function writePage(name: string, { title = 'Box.Put()', text, ...symbols }: FunctionPage): void {
  const [field] = Object.entries(symbols).map((entry) => entry.join(': '));
  site.write(
    `docs/reference/go/${name}.mdx`,
    `---
title: ${title}
description: A description of at least fifty characters for the test.
${field}
---

${text ?? '`Put()` stores it. Use it often.'}
`,
  );
}

const parameters = (...properties: string[]): string =>
  `## Parameters\n\n<Properties>\n\n${properties.join('\n')}\n\n</Properties>`;

const property = (name: string, attributes = 'type="string" required'): string =>
  `<Property name="${name}" ${attributes}>\n\nText.\n\n</Property>\n`;

const sheetOf = (
  element = '<CheatSheet />',
  file = 'docs/reference/go/cheat-sheet.mdx',
): Promise<Root> => withElements(`Opening.\n\n${element}\n`, file, site.path);

/** The headings, the samples, and the rows of the tables, in their order. */
async function outlineOf(element?: string): Promise<string[]> {
  const outline: string[] = [];
  visit(await sheetOf(element), (node) => {
    if (node.type === 'heading') {
      outline.push(`# ${plainText(node)}`);
    } else if (node.type === 'code') {
      outline.push(`${node.lang} ${node.meta ?? ''}: ${node.value}`);
    } else if (node.type === 'tableRow') {
      outline.push(node.children.map(plainText).join(' | '));
    }
  });
  return outline;
}

it('has a complete sample, and for each resource its declaration and its calls', async () => {
  const sample =
    '```go title="main.go" run="box"\nfunc main() {\n\tbox := nitric.NewBox("a")\n\trun()\n}\n```';
  writePage('boxes/box', { symbol: 'nitric.NewBox', text: `\`NewBox()\` declares.\n\n${sample}` });
  writePage('boxes/box-put', {
    symbol: 'boxes.Box.Put',
    text: [
      '`Put()`, `Add()`, and `Set()` put\nit [into](./a.mdx) `a.b`. Use it often.',
      parameters(property('item'), property('note', 'type="string"')),
      '**Requires:** `nitric.BoxRead` and `nitric.BoxWrite`',
    ].join('\n\n'),
  });
  writePage('lamps/lamp-on', { symbol: 'nitric.Lamp.On' });
  expect(await outlineOf()).toEqual([
    '# A complete service',
    'go title="main.go": func main() {\n\tbox := nitric.NewBox("a")\n\trun()\n}',
    '# Lamps',
    'Call | What it does | Permission',
    'Lamp.On() | Stores it | ',
    '# Boxes',
    'go : box := nitric.NewBox("a")',
    'Call | What it does | Permission',
    'Box.Put() | Declares | ',
    'Box.Put(item, note?) | Put it into a.b | nitric.BoxRead, nitric.BoxWrite',
  ]);
});

it('shows the declaration in each language, and no copy for JavaScript', async () => {
  const text = ['java', 'kotlin', 'ts', 'js'].map((lang) => `\`\`\`${lang}\nbox("a")\n\`\`\``);
  writePage('boxes/box', { symbol: 'box', text: text.join('\n\n') });
  const fences = (await outlineOf()).filter((line) => line.endsWith(' : box("a")'));
  expect(fences.map((line) => line.split(' ')[0])).toEqual([
    ...['java', 'kotlin', 'ts'],
    ...['java', 'kotlin', 'ts'],
  ]);
});

const withSamples = (...samples: string[]): string =>
  ['<CheatSheet>', ...samples, '</CheatSheet>'].join('\n\n');

it('shows the samples of the page instead', async () => {
  writePage('boxes/box', { symbol: 'nitric.NewBox', text: '```go\nNewBox("a")\n```' });
  const outline = await outlineOf(
    withSamples(
      '```go title="main.go" run="box"\nmain()\n```',
      '```go id="boxes"\nNewBox("b")\n```',
    ),
  );
  expect(outline.filter((line) => line.startsWith('go '))).toEqual([
    'go title="main.go": main()',
    'go : NewBox("b")',
  ]);
});

it.each([
  ['```go id="lids"\nNewLid()\n```', 'id="lids" is not a section. Accepted: boxes.'],
  ['Text.', 'the element can contain only samples'],
])('rejects in the element: %s', async (content, message) => {
  writePage('boxes/box', { symbol: 'nitric.NewBox' });
  await expect(sheetOf(withSamples(content))).rejects.toThrow(message);
});

it.each([
  ['Box.Put()', { symbol: 'Box.Put', title: 'Boxes.Put()' }],
  ['Box.Set()', { symbol: 'Box.Set', title: 'Box.Set()' }],
  [
    'Box.Set(), Box.Add()',
    { symbol: 'Box.Set', title: 'Box.Set(), Box.Add()', text: parameters(property('item')) },
  ],
  [
    'Box.Put(...opts)',
    { symbol: 'Box.Put', text: parameters(property('opts', 'type="...Option"')) },
  ],
])('takes the call %s from the menu, or from a page with another name: %j', async (call, page) => {
  writePage('boxes/box-put', page);
  expect((await outlineOf()).at(-1)?.split(' | ')[0]).toBe(call);
});

it('has a row for each function of a page about several, with what they share', async () => {
  const text = [
    'Opening.\n\n<Columns>',
    parameters(property('key')),
    '**Requires:** `boxes.Read`\n\n</Columns>',
    '## `Box.Get()` {/*#get*/}\n\nLook up one value. It is fast.',
    '## `Box.Clear()` {/*#clear*/}\n\nRemove all values.',
    parameters(property('depth', 'type="int"')).replace('## Parameters\n\n', ''),
    '**Requires:** `boxes.Write`',
  ];
  writePage('boxes/methods', {
    symbols: '[boxes.Box.Get, boxes.Box.Clear]',
    text: text.join('\n\n'),
  });
  expect((await outlineOf()).slice(-2)).toEqual([
    'Box.Get(key) | Look up one value. | boxes.Read',
    'Box.Clear(depth?) | Remove all values. | boxes.Write',
  ]);
});

it('rejects a label without a permission, and a menu that links to another function', async () => {
  const symbols = '[boxes.Box.Get, boxes.Box.Clear]';
  writePage('boxes/methods', { symbols, text: 'Opening.\n\n**Requires:** reading.' });
  await expect(sheetOf()).rejects.toThrow(
    'methods.mdx:9:1: the label "Requires:" has no permission.',
  );
  writePage('boxes/methods', { symbols: '[boxes.Box.Get, boxes.Box.Put]' });
  await expect(sheetOf()).rejects.toThrow(
    'docs/reference/go/boxes/methods.mdx: the menu links to "#clear", but no function of the page has this anchor. Accepted: #get, #put.',
  );
});

it('is rejected on a page outside of the references', async () => {
  await expect(sheetOf('<CheatSheet />', 'docs/apis.mdx')).rejects.toThrow(
    "docs/apis.mdx:3:1: <CheatSheet>: the page isn't in the reference of an SDK. Move it to docs/reference/<sdk> or ",
  );
});
