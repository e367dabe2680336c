/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Link, LinkReference, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { remarkPlannedLinks } from '.';

jest.mock('../../../src/config/node/planned-routes.json', () =>
  jest.requireActual<object>('../../../tests/mocks/whole-plan'),
);

describe('links to planned pages', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'planned-links-'));
    fs.mkdirSync(path.join(siteDir, 'docs'));
    fs.writeFileSync(path.join(siteDir, 'docs/storage.mdx'), '');
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true, force: true }));

  /** The visible text of a page, with links in brackets. */
  function render(markdown: string): string {
    const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(markdown);
    remarkPlannedLinks({ siteDir })(tree);
    const parts: string[] = [];
    visit(tree, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode') {
        parts.push(node.value);
      } else if (node.type === 'link' || node.type === 'linkReference') {
        parts.push(addressOf(node));
      } else if (node.type === 'mdxJsxFlowElement') {
        parts.push(`<${node.name}>`);
      }
    });
    return parts.join('');
  }

  const addressOf = (node: Link | LinkReference): string =>
    `<${node.type === 'link' ? node.url : node.identifier}>`;

  it('are plain text until the page exists', () => {
    expect(render('Read [the guide](/messaging), please.')).toBe('Read the guide, please.');
  });

  it('keep their content if a paragraph has several', () => {
    expect(render('[a `b` *c*](/messaging)[d](/secrets) [e](/storage)')).toBe('a b cd </storage>e');
  });

  it('are plain text even with an anchor or a query', () => {
    expect(render('[a](/messaging#queues) [b](/messaging?tab=go)')).toBe('a b');
  });

  it('are plain text even as reference links', () => {
    expect(render('[a][guide], [b][store]\n\n[guide]: /messaging\n[store]: /storage\n')).toBe(
      'a, <store>b',
    );
  });

  it('hide the entry of a list', () => {
    expect(
      render(
        '- [a](/messaging): next\n- [b](/storage): files\n- Read [c][guide].\n\n[guide]: /secrets\n',
      ),
    ).toBe('</storage>b: files');
  });

  it('hide an entry inside another one, and a list without any other entry', () => {
    expect(render('- a\n  - [b](/messaging)\n\nText.\n\n1. [c](/secrets)\n')).toBe('aText.');
  });

  it('are removed if they are cards', () => {
    expect(
      render(
        '<CardGrid>\n  <Card href="/messaging" />\n  <Card href="/secrets#a" />\n  <Card href="/storage" />\n  <Note href="/secrets" />\n</CardGrid>',
      ),
    ).toBe('<CardGrid><Card><Note>');
  });

  it.each([
    ['a written page', '/storage#permissions'],
    ['an address that nobody planned, for the broken-link check to find', '/nowhere'],
    ['another site', 'https://nitric.io/messaging'],
    ['another host', '//nitric.io/messaging'],
    ['an anchor', '#messaging'],
    ['a file', './messaging.mdx'],
  ])('stay links to %s', (_name, url) => {
    expect(render(`[a](${url})`)).toBe(`<${url}>a`);
  });
});
