import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withElements } from '../../../tests/lib/page-tree';

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

let siteDir = '';
beforeEach(() => (siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cheat-sheet-'))));
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

interface FunctionPage {
  symbol: string;
  title?: string;
  opening?: string;
  parameters?: string;
  permissions?: string;
  sample?: string;
}

function writeFunction(file: string, page: FunctionPage): void {
  const { symbol, title = 'Box.Put()', opening = '`Put()` stores it. Use it often.' } = page;
  const { parameters = '', permissions = '', sample = '' } = page;
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(
    target,
    [
      '---',
      `title: ${title}`,
      'description: A description of at least fifty characters for the test.',
      `symbol: ${symbol}`,
      '---',
      '',
      opening,
      '',
      '## Parameters',
      '',
      `<Properties>\n\n${parameters}\n\n</Properties>`,
      '',
      sample,
      '',
      permissions && `**Requires:** ${permissions}`,
      '',
    ].join('\n'),
  );
}

const property = (name: string, required = true): string =>
  `<Property name="${name}" type="string"${required ? ' required' : ''}>\n\nText.\n\n</Property>\n`;

const sheetOf = (
  file = 'docs/reference/go/cheat-sheet.mdx',
  element = '<CheatSheet />',
): Promise<Root> => withElements(`Opening.\n\n${element}\n`, file, siteDir);

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** The headings, the samples, and the rows of the tables, in their order. */
async function outlineOf(file?: string, element?: string): Promise<string[]> {
  const outline: string[] = [];
  visit(await sheetOf(file, element), (node) => {
    if (node.type === 'heading') {
      outline.push(`# ${textOf(node)}`);
    } else if (node.type === 'code') {
      outline.push(`${node.lang} ${node.meta ?? ''}: ${node.value}`);
    } else if (node.type === 'tableRow') {
      outline.push(node.children.map(textOf).join(' | '));
    }
  });
  return outline;
}

/** The only row of the table with the calls of the boxes, without its header. */
async function boxRow(page: FunctionPage): Promise<string[]> {
  writeFunction('docs/reference/go/boxes/box-put.mdx', page);
  return ((await outlineOf()).at(-1) ?? '').split(' | ');
}

const BOX = 'docs/reference/go/boxes/box.mdx';

it('has a complete sample, and for each resource its declaration and its calls', async () => {
  const sample =
    '```go title="main.go" run="box"\nfunc main() {\n\tbox := nitric.NewBox("a")\n\trun()\n}\n```';
  writeFunction(BOX, { symbol: 'nitric.NewBox', opening: '`NewBox()` declares a box.', sample });
  writeFunction('docs/reference/go/boxes/box-put.mdx', {
    symbol: 'boxes.Box.Put',
    parameters: property('item') + property('note', false),
    permissions: '`nitric.BoxWrite`',
  });
  writeFunction('docs/reference/go/lamps/lamp-on.mdx', { symbol: 'nitric.Lamp.On' });
  expect(await outlineOf()).toEqual([
    '# A complete service',
    'go title="main.go": func main() {\n\tbox := nitric.NewBox("a")\n\trun()\n}',
    '# Lamps',
    'Call | What it does | Permission',
    'Lamp.On() | Stores it | ',
    '# Boxes',
    'go : box := nitric.NewBox("a")',
    'Call | What it does | Permission',
    'Box.Put() | Declares a box | ',
    'Box.Put(item, note?) | Stores it | nitric.BoxWrite',
  ]);
});

it('shows the declaration in each language, and no copy for JavaScript', async () => {
  const sample =
    '```java\nvar box = api.box("a");\n```\n\n```kotlin\nval box = api.box("a")\n```\n\n```ts\nbox()\n```\n\n```js\nbox()\n```';
  writeFunction(BOX, { symbol: 'box', sample });
  const fences = (await outlineOf()).filter((line) => /^(?:java|kotlin|ts|js) /.test(line));
  expect(fences.map((line) => line.split(' ')[0])).toEqual(['java', 'kotlin', 'ts', 'java', 'kotlin', 'ts']); // prettier-ignore
});

const withSamples = (...samples: string[]): string =>
  ['<CheatSheet>', ...samples, '</CheatSheet>'].join('\n\n');

it('shows the samples of the page instead', async () => {
  writeFunction(BOX, { symbol: 'nitric.NewBox', sample: '```go\nNewBox("a")\n```' });
  const element = withSamples(
    '```go title="main.go" run="box"\nmain()\n```',
    '```go id="boxes"\nNewBox("b")\n```',
  );
  const outline = await outlineOf(undefined, element);
  expect(outline.filter((line) => line.startsWith('go '))).toEqual([
    'go title="main.go": main()',
    'go : NewBox("b")',
  ]);
});

it.each([
  ['an unknown section', '```go id="lids"\nNewLid()\n```', 'id="lids" is not a section. Accepted: boxes.'], // prettier-ignore
  ['other content', 'Text.', 'the element can contain only samples'],
])('rejects %s in the element', async (_, content, message) => {
  writeFunction(BOX, { symbol: 'nitric.NewBox' });
  await expect(sheetOf(undefined, withSamples(content))).rejects.toThrow(message);
});

it.each([
  [
    'the menu if it has the name in the SDK',
    { symbol: 'Box.Put', title: 'Boxes.Put()' },
    'Box.Put()',
  ],
  ['the page if the menu has another name', { symbol: 'Box.Set', title: 'Box.Set()' }, 'Box.Set()'],
  ['a page about several functions', { symbol: 'Box.Set', title: 'Box.Set(), Box.Add()', parameters: property('item') }, 'Box.Set(), Box.Add()'], // prettier-ignore
  ['rest parameters', { symbol: 'Box.Put', parameters: '<Property name="opts" type="...Option">\n\nText.\n\n</Property>' }, 'Box.Put(...opts)'], // prettier-ignore
])('takes the call from %s', async (_, page, call) => {
  expect((await boxRow(page))[0]).toBe(call);
});

it.each([
  ['the first sentence', '`Put()` stores\nit in `a.b`. Use it often.', 'Stores it in a.b'],
  ['the text of links', '`Put()` stores [it](./a.mdx).', 'Stores it'],
  ['several names', '`Put()`, `Add()`, and `Set()` store it.', 'Store it'],
  [
    'a whole sentence if it does not start with the name',
    'There is no `Put()`. Use it.',
    'There is no Put().',
  ],
])('says what a call does with %s', async (_, opening, purpose) => {
  expect((await boxRow({ symbol: 'Box.Put', opening }))[1]).toBe(purpose);
});

it.each([
  ['`read`', 'read'],
  ['`nitric.BoxRead` and `nitric.BoxWrite`', 'nitric.BoxRead, nitric.BoxWrite'],
  ['', ''],
])('finds the permission in "%s"', async (permissions, expected) => {
  expect((await boxRow({ symbol: 'Box.Put', permissions }))[2]).toBe(expected);
});

describe('a page in the short format', () => {
  const methods = (text: string, symbols = '[boxes.Box.Get, boxes.Box.Clear]'): void => {
    const target = path.join(siteDir, 'docs/reference/go/boxes/methods.mdx');
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(
      target,
      `---\ntitle: Methods\ndescription: A description of at least fifty characters for the test.\nsymbols: ${symbols}\n---\n\n${text}\n`,
    );
  };
  const shared = `Opening.\n\n<Columns>\n\n## Parameters\n\n<Properties>\n\n${property('key')}\n\n</Properties>\n\n**Requires:** \`boxes.Read\`\n\n</Columns>\n`;
  const rows = async (): Promise<string[]> =>
    (await outlineOf()).filter((line) => /^Box\.(?:Get|Clear)\(/.test(line));

  it('has a row for each function, with what the functions share', async () => {
    methods(
      `${shared}\n## \`Box.Get()\` {/*#get*/}\n\nLook up one value. It is fast.\n\n## \`Box.Clear()\` {/*#clear*/}\n\nRemove all values.\n\n<Properties>\n\n${property('depth', false)}\n\n</Properties>\n\n**Requires:** \`boxes.Write\``,
    );
    expect(await rows()).toEqual([
      'Box.Get(key) | Look up one value. | boxes.Read',
      'Box.Clear(depth?) | Remove all values. | boxes.Write',
    ]);
  });

  it('rejects a label without a permission, and a menu that links to another function', async () => {
    methods('Opening.\n\n**Requires:** reading.');
    await expect(sheetOf()).rejects.toThrow(
      'methods.mdx:9:1: the label "Requires:" has no permission.',
    );
    methods('Opening.', '[boxes.Box.Get, boxes.Box.Put]');
    await expect(sheetOf()).rejects.toThrow(
      'docs/reference/go/boxes/methods.mdx: the menu links to "#clear", but no function of the page has this anchor. Accepted: #get, #put.',
    );
  });
});

it.each([
  ['docs/reference/go/cheat-sheet.mdx', '<CheatSheet sdk="go" />', 'unknown attribute "sdk". Accepted: none.'], // prettier-ignore
  ['docs/apis.mdx', '<CheatSheet />', "the page isn't in the reference of an SDK. Move it to docs/reference/<sdk> or "], // prettier-ignore
])('rejects on %s %s', async (file, element, message) => {
  await expect(sheetOf(file, element)).rejects.toThrow(`${file}:3:1: <CheatSheet>: ${message}`);
});
