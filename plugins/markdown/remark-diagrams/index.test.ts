import fs from 'node:fs';
import type { Root } from 'mdast';
import { attributesOf, freshPage } from '../../../tests/lib/page-tree';
import { testFolder } from '../../../tests/lib/test-folder';
import { remarkDiagrams } from '.';

const FILE = 'docs/apis.mdx';
const site = testFolder();

const NAME = 'accTitle: Way of a parcel';
const DESCRIPTION = 'accDescr: A parcel goes from the shop to the <door>.';

const fenceOf = (...lines: string[]): string => ['```mermaid', ...lines, '```'].join('\n');

const chart = (...lines: string[]): string => fenceOf('flowchart LR', NAME, DESCRIPTION, ...lines);
const sequence = (...lines: string[]): string =>
  fenceOf('sequenceDiagram', NAME, DESCRIPTION, 'participant A as Shop', ...lines);

const PARCEL = chart('shop["Shop"] -->|van| depot["Depot"]', 'depot --> door["Door"]');

function transformed(markdown: string): Root {
  const tree = freshPage(FILE, markdown);
  remarkDiagrams()(tree, { cwd: site.path, path: `${site.path}/${FILE}` });
  return tree;
}

const diagramsOf = (markdown: string): Record<string, unknown>[] =>
  attributesOf(transformed(markdown), 'Diagram');

const svgOf = (markdown: string): string => String(diagramsOf(markdown)[0]?.svg);

describe('a diagram', () => {
  it('contains the texts of its nodes and edges, with color variables and nothing from other hosts', () => {
    expect(diagramsOf(PARCEL)).toEqual([
      { title: 'Way of a parcel', svg: expect.stringMatching(/^<svg .*<\/svg>$/) },
    ]);
    const svg = svgOf(PARCEL);
    for (const text of ['Shop', 'Depot', 'Door', 'van']) {
      expect(svg).toContain(`>${text}</text>`);
    }
    const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color);
    expect(colors.filter((color) => !/^(?:var\(--color-.*|none)$/.test(color ?? ''))).toEqual([]);
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
    const stations = Array.from(
      { length: 8 },
      (_, i) => `s${i}["Station ${i}"] --> s${i + 1}["To"]`,
    );
    const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(svgOf(chart(...stations))) ?? [];
    expect(Number(width)).toBeLessThan(Number(height));
  });
});

describe('a lazy diagram', () => {
  const lazy = (fence: string): string => fence.replace('mermaid', 'mermaid lazy');
  const pictureOf = (fence: string): Record<string, unknown> =>
    attributesOf(transformed(lazy(fence)), 'Picture')[0] ?? {};

  /** The content of the file whose address is the value of an attribute. */
  const imageOf = (value: unknown): string => {
    const [, file = ''] = /!\.\/([^!]+\.svg)"/.exec((value as { value: string }).value) ?? [];
    return site.read(`docs/${file}`);
  };

  it('is an image for each color mode, with a description, a caption, a size, and the colors of the tokens', () => {
    const { alt, caption, width, height, light, dark } = pictureOf(PARCEL);
    expect({ alt, caption }).toEqual({
      alt: 'A parcel goes from the shop to the <door>.',
      caption: 'Way of a parcel',
    });
    const tokens = fs.readFileSync('src/css/tokens.css', 'utf8');
    const accents = [...tokens.matchAll(/--color-accent: (#\w+)/g)].map(([, color]) => color);
    [light, dark].map(imageOf).forEach((image, mode) => {
      expect(image).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
      expect(image).toContain(`stroke="${accents[mode]}"`);
    });
  });

  it('depends neither on its page nor on style sheets, which the server blocks in images', () => {
    const image = imageOf(pictureOf(PARCEL).light);
    expect(image).not.toMatch(/var\(|<style| style=| class=|https?:\/\/(?!www\.w3\.org)/);
    expect(image).toMatch(/^<svg [^>]*font-family="system-ui/);
  });
});

it.each([
  [
    chart('a["A text that is too long for a phone, so that it needs a line break"]').replace(
      'mermaid',
      'mermaid lazy',
    ),
    /on a phone, the diagram is \d+ px wide\. The maximum for a lazy diagram is 332 px/,
  ],
  [fenceOf('flowchart LR', DESCRIPTION, 'a["A"]'), /the diagram requires .* one line "accTitle: /],
  [fenceOf('flowchart LR', NAME, 'a["A"]'), /the diagram requires exactly one line "accDescr: /],
  [
    fenceOf('pie', NAME, DESCRIPTION),
    /unsupported diagram "pie"\. Start the diagram with "flowchart LR"/,
  ],
  [chart('a["A"]', 'style a fill:#f00'), /"style a fill:#f00" sets colors/],
  [chart('a["A"] --> b'), /"b" has no text at its first mention\. Write b\["Text"\]/],
  [chart('a["A"] --> b', 'b["B"]'), /"b" has no text at its first mention/],
  [
    chart(...Array.from({ length: 13 }, (_, index) => `n${index}["N ${index}"]`)),
    /the diagram has 13 nodes\. The maximum is 12/,
  ],
  [
    PARCEL.replace('mermaid', 'mermaid lasy'),
    /unknown option "lasy" of a diagram\. Accepted: lazy/,
  ],
  [
    chart('A[One --> B[Two]'),
    /"A\[One --> B\[Two\]" is not a supported line of a flowchart\. Accepted: a\["Text"\] --> b/,
  ],
  [sequence('A => B'), /"A => B" is not a supported line of a sequence/],
])('the build fails for %s', (fence, problem) => {
  expect(() => transformed(`Text\n\n${fence}`)).toThrow(
    new RegExp(`^docs/apis\\.mdx:3:1: ${problem.source}`),
  );
});
