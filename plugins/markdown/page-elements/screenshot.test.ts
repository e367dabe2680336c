import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { attributesOf, withElements } from '../../../tests/lib/page-tree';

let siteDir: string;
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'screenshots-'));
  fs.mkdirSync(path.join(siteDir, 'docs/images'), { recursive: true });
  saveImage('logs.png', 400, 300);
  saveImage('small.png', 200, 300);
  saveImage('odd.png', 401, 300);
  fs.writeFileSync(path.join(siteDir, 'docs/images/large.png'), Buffer.alloc(80_001));
  fs.writeFileSync(path.join(siteDir, 'docs/images/photo.jpg'), '');
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

function saveImage(name: string, width: number, height: number): void {
  const header = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  fs.writeFileSync(path.join(siteDir, 'docs/images', name), Buffer.concat([header, size]));
}

const transformed = (markdown: string): Promise<Root> =>
  withElements(markdown, 'docs/page.mdx', siteDir);

const pictureOf = async (attributes: string): Promise<Record<string, unknown> | undefined> =>
  attributesOf(await transformed(`<Screenshot ${attributes} />`), 'Picture')[0];

const file = (name: string): unknown =>
  expect.objectContaining({ value: expect.stringContaining(`!./images/${name}"`) });

it('has the size of its file, two pixels for each pixel of the page', async () => {
  expect(await pictureOf('src="./images/logs.png" alt="Two log lines." caption="Logs"')).toEqual({
    alt: 'Two log lines.',
    caption: 'Logs',
    width: '200',
    height: '150',
    light: file('logs.png'),
  });
});

it('can have another file for narrow screens', async () => {
  expect(
    await pictureOf('src="./images/logs.png" narrow="./images/small.png" alt="Two log lines."'),
  ).toMatchObject({
    light: file('logs.png'),
    narrowLight: file('small.png'),
    narrowWidth: '100',
    narrowHeight: '150',
  });
});

describe('the build fails', () => {
  it.each([
    ['without alt', 'src="./images/logs.png"', /missing attribute alt/],
    ['if alt is empty', 'src="./images/logs.png" alt=" "', /alt is empty\. Describe/],
    ['without src', 'alt="Logs."', /missing attribute src/],
    ['for a missing file', 'src="./images/log.png" alt="Logs."', /"\.\/images\/log\.png" doesn't/],
    ['for another format', 'src="./images/photo.jpg" alt="Logs."', /WebP or PNG/],
    ['for a path that is not relative', 'src="/images/logs.png" alt="Logs."', /relative to the/],
    ['for a large file', 'src="./images/large.png" alt="Logs."', /has 81 kB\. The maximum is 80/],
    ['for an odd size', 'src="./images/odd.png" alt="Logs."', /has 401 x 300 pixels/],
  ])('%s', async (_name, attributes, problem) => {
    const page = `Text\n\n<Screenshot ${attributes} />`;
    await expect(transformed(page)).rejects.toThrow(problem);
    await expect(transformed(page)).rejects.toThrow(/^docs\/page\.mdx:3:1: <Screenshot>: /);
  });

  it('inside a line of text', async () => {
    const page = 'See <Screenshot src="./images/logs.png" alt="Logs." /> here';
    await expect(transformed(page)).rejects.toThrow(/inside a line of text/);
  });
});
