import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { attributesOf, freshPage } from '../../../tests/lib/page-tree';
import { remarkDiagrams } from '.';

const FILE = 'docs/apis.mdx';

let siteDir: string;
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'diagrams-'));
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const NAMES = ['accTitle: Way of a parcel', 'accDescr: A parcel goes from the shop to the <door>.'];

const fenceOf = (...lines: string[]): string => ['```mermaid', ...lines, '```'].join('\n');

const chart = (...lines: string[]): string => fenceOf('flowchart LR', ...NAMES, ...lines);
const sequence = (...lines: string[]): string =>
  fenceOf('sequenceDiagram', ...NAMES, 'participant A as Shop', ...lines);

const PARCEL = chart('shop["Shop"] -->|van| depot["Depot"]', 'depot --> door["Door"]');

function transformed(markdown: string): Root {
  const tree = freshPage(FILE, markdown);
  remarkDiagrams()(tree, { cwd: siteDir, path: path.join(siteDir, FILE) });
  return tree;
}

const elementsOf = (name: string, markdown: string): Record<string, unknown>[] =>
  attributesOf(transformed(markdown), name);

const diagramsOf = (markdown: string): Record<string, unknown>[] => elementsOf('Diagram', markdown);

const svgOf = (markdown: string): string => String(diagramsOf(markdown)[0]?.svg);

describe('a diagram', () => {
  it('contains the texts of its nodes and edges', () => {
    expect(diagramsOf(PARCEL)).toEqual([
      { title: 'Way of a parcel', svg: expect.stringMatching(/^<svg .*<\/svg>$/) },
    ]);
    for (const text of ['Shop', 'Depot', 'Door', 'van']) {
      expect(svgOf(PARCEL)).toContain(`>${text}</text>`);
    }
  });

  it('uses the color variables of the site and loads nothing from other hosts', () => {
    const svg = svgOf(PARCEL);
    const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color);
    expect(new Set(colors.filter((color) => !color?.startsWith('var(--color-')))).toEqual(
      new Set(['none']),
    );
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org)|<style/);
  });

  it('has IDs that are unique on the page', () => {
    const ids = diagramsOf(`${PARCEL}\n\n${PARCEL}`).flatMap(({ svg }) =>
      [...String(svg).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
    expect(svgOf(PARCEL)).toContain('url(#diagram-1-arrowhead)');
  });

  it('supports arrows at both ends of a line', () => {
    const svg = svgOf(chart('a["A"] <--> b["B"]'));
    expect(svg).toMatch(
      /marker-end="url\(#diagram-1-arrowhead\)" marker-start="url\(#diagram-1-arrowhead-start\)"/,
    );
    expect(svg).toMatch(/<marker id="diagram-1-arrowhead-start"[^>]* orient="auto">/);
  });

  it('is drawn vertically if it would be wider than the text', () => {
    const [, width, height] =
      / width="(\d+)" height="(\d+)"/.exec(
        svgOf(
          chart(
            ...Array.from(
              { length: 8 },
              (_, i) => `s${i}["Station ${i}"] --> s${i + 1}["To ${i}"]`,
            ),
          ),
        ),
      ) ?? [];
    expect(Number(width)).toBeLessThan(Number(height));
  });
});

describe('a lazy diagram', () => {
  const lazy = (fence: string): string => fence.replace('mermaid', 'mermaid lazy');
  const pictureOf = (fence: string): Record<string, unknown> =>
    elementsOf('Picture', lazy(fence))[0] ?? {};

  /** The content of the file whose address is the value of an attribute. */
  const imageOf = (value: unknown): string => {
    const [, file = ''] = /!\.\/([^!]+\.svg)"/.exec((value as { value: string }).value) ?? [];
    return fs.readFileSync(path.join(siteDir, 'docs', file), 'utf8');
  };

  it('has its description as text alternative, its name as caption, and a fixed size', () => {
    const { alt, caption, width, height } = pictureOf(PARCEL);
    expect({ alt, caption }).toEqual({
      alt: 'A parcel goes from the shop to the <door>.',
      caption: 'Way of a parcel',
    });
    const image = imageOf(pictureOf(PARCEL).light);
    expect(image).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
  });

  it('has an image for each color mode, with the colors of the tokens', () => {
    const { light, dark } = pictureOf(PARCEL);
    const tokens = fs.readFileSync('src/css/tokens.css', 'utf8');
    const [lightAccent, darkAccent] = [...tokens.matchAll(/--color-accent: (#\w+)/g)].map(
      ([, color]) => color,
    );
    expect(imageOf(light)).toContain(`stroke="${lightAccent}"`);
    expect(imageOf(dark)).toContain(`stroke="${darkAccent}"`);
  });

  it('depends neither on its page nor on style sheets, which the server blocks in images', () => {
    const image = imageOf(pictureOf(PARCEL).light);
    expect(image).not.toMatch(/var\(|<style| style=| class=|https?:\/\/(?!www\.w3\.org)/);
    expect(image).toMatch(/^<svg [^>]*font-family="system-ui/);
  });

  it.each([
    [
      'is too wide for a phone',
      chart('a["A node with a very long text that does not fit on a phone"]'),
      /\d+ px wide\. The maximum for a lazy diagram is 332 px/,
    ],
    ['has no description', fenceOf('flowchart LR', NAMES[0] ?? '', 'a["A"]'), /"accDescr: /],
  ])('fails the build if it %s', (_name, fence, problem) => {
    expect(() => transformed(lazy(fence))).toThrow(problem);
  });
});

describe('the build fails for an invalid diagram', () => {
  it.each([
    ['without a name', fenceOf('flowchart LR', NAMES[1] ?? '', 'a["A"]'), /one line "accTitle: /],
    [
      'of another kind',
      fenceOf('pie', ...NAMES),
      /unsupported diagram "pie"\. Start the diagram with "flowchart LR"/,
    ],
    ['with colors', chart('a["A"]', 'style a fill:#f00'), /"style a fill:#f00" sets colors/],
    ['with a node without text', chart('a["A"] --> b'), /"b" has no text .* Write b\["Text"\]/],
    [
      'that names a node before its text',
      chart('a["A"] --> b', 'b["B"]'),
      /"b" has no text at its first mention/,
    ],
    [
      'with too many nodes',
      chart(...Array.from({ length: 13 }, (_, index) => `n${index}["N ${index}"]`)),
      /13 nodes\. The maximum is 12/,
    ],
    [
      'with an unknown option',
      PARCEL.replace('mermaid', 'mermaid lasy'),
      /unknown option "lasy" of a diagram\. Accepted: lazy/,
    ],
    [
      'with a text without an end',
      chart('A[One --> B[Two]'),
      /"A\[One --> B\[Two\]" is not a supported line of a flowchart\. Accepted: a\["Text"\] --> b/,
    ],
    ['with an unknown line', sequence('A => B'), /"A => B" is not a supported line of a sequence/],
  ])('%s', (_name, fence, problem) => {
    expect(() => transformed(`Text\n\n${fence}`)).toThrow(problem);
    expect(() => transformed(`Text\n\n${fence}`)).toThrow(/^docs\/apis\.mdx:3:1: /);
  });
});
