import { attributesOf, withElements } from '../../../tests/lib/page-tree';
import { testFolder } from '../../../tests/lib/test-folder';

const site = testFolder();

function saveImage(name: string, width: number, height: number): void {
  const header = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  site.write(`docs/images/${name}`, Buffer.concat([header, size]));
}

beforeEach(() => {
  saveImage('logs.png', 400, 300);
  saveImage('small.png', 200, 300);
  saveImage('odd.png', 401, 300);
  site.write('docs/images/large.png', Buffer.alloc(80_001));
});

const file = (name: string): unknown =>
  expect.objectContaining({ value: expect.stringContaining(`!./images/${name}"`) });

it('has the size of its file, two pixels for each pixel of the page, and another file for narrow screens', async () => {
  const page =
    '<Screenshot src="./images/logs.png" narrow="./images/small.png" alt="Two lines." caption="Logs" />';
  const tree = await withElements(page, 'docs/page.mdx', site.path);
  expect(attributesOf(tree, 'Picture')).toEqual([
    {
      alt: 'Two lines.',
      caption: 'Logs',
      width: '200',
      height: '150',
      narrowWidth: '100',
      narrowHeight: '150',
      light: file('logs.png'),
      narrowLight: file('small.png'),
    },
  ]);
});

it.each([
  ['src="./images/logs.png" alt=" "', 'alt is empty. Describe'],
  ['src="./images/log.png" alt="Logs."', 'the file "./images/log.png" doesn\'t exist'],
  ['src="./images/photo.jpg" alt="Logs."', '"./images/photo.jpg" is not supported. Write the path'],
  ['src="/images/logs.png" alt="Logs."', '"/images/logs.png" is not supported. Write the path'],
  ['src="./images/large.png" alt="Logs."', '"./images/large.png" has 81 kB. The maximum is 80 kB'],
  ['src="./images/odd.png" alt="Logs."', '"./images/odd.png" has 401 x 300 pixels'],
])('fails the build for %s', async (attributes, problem) => {
  const page = withElements(`Text\n\n<Screenshot ${attributes} />`, 'docs/page.mdx', site.path);
  await expect(page).rejects.toThrow(`docs/page.mdx:3:1: <Screenshot>: ${problem}`);
});
