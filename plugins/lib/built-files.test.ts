import { BuiltFiles, builtFile } from './built-files';

const files = new BuiltFiles();
files.plugin.apply({
  hooks: {
    afterEmit: {
      tap: (_, listener) =>
        listener({
          getAssets: () => [
            { name: '../assets/logs-1a.webp', info: { sourceFilename: 'docs/logs.webp' } },
          ],
        }),
    },
  },
});
const addressesIn = (text: string): string => files.addressesIn(text, (file) => `/docs/${file}`);

test('an image has the address of its file, or is its text if it is part of the page', () => {
  expect(addressesIn(`![Logs](${builtFile('docs/logs.webp')})`)).toBe(
    '![Logs](/docs/assets/logs-1a.webp)',
  );
  expect(addressesIn(`![A pixel](${builtFile('docs/pixel.png')})`)).toBe('A pixel');
});

test('a link to a file that is not part of the build is an error', () => {
  expect(() => addressesIn(`[Report](${builtFile('docs/report.pdf')})`)).toThrow(
    'no file for docs/report.pdf',
  );
});
