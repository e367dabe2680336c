import { editedFile, isSameText } from './edit-file';

const shop = "import { api } from '@nitric/sdk'\n\nfunction open() {\n  start()\n}\n";

it('types a whole file, and lines at the end', () => {
  expect(editedFile(undefined, 'a\nb')).toBe('a\nb\n');
  expect(editedFile(shop, 'open()', 'end')).toBe(`${shop}\nopen()\n`);
});

it('types lines after another line, with its indentation, and over it', () => {
  expect(editedFile(shop, 'sell()\nclose()', 'after start()')).toContain(
    '  start()\n  sell()\n  close()\n}',
  );
  expect(editedFile(shop, "import { api, kv } from '@nitric/sdk'", 'over import {')).toBe(
    shop.replace('{ api }', '{ api, kv }'),
  );
});

it('compares a file that the reader already has', () => {
  expect(editedFile(shop, shop.trim(), 'as is')).toBe(shop);
  expect(() => editedFile(shop, 'open()', 'as is')).toThrow('the file differs from the fence.');
});

it('compares a part of a file that the reader already has', () => {
  expect(editedFile(shop, 'function open() {\n  start()', 'excerpt')).toBe(shop);
  expect(() => editedFile(shop, 'function open() {\n}', 'excerpt')).toThrow('the file differs');
});

it('accepts other versions of packages in a file that the reader already has', () => {
  const manifest = (range: string): string => `{ "dependencies": { "express": "${range}" } }\n`;

  expect(editedFile(manifest('^5.3.0'), manifest('^5.1.0'), 'as is')).toBe(manifest('^5.3.0'));
  expect(isSameText(manifest('^5.3.0'), manifest('~5.1'))).toBe(true);
  expect(isSameText(manifest('^5.3.0'), manifest('latest'))).toBe(false);
});

it.each([
  ['after sell()', 'no line starts with "sell()"'],
  ['before start()', 'isn\'t a place. Accepted: place="end", '],
  ['over }', '2 lines start with "}"'],
])('rejects place="%s"', (place, message) => {
  expect(() => editedFile(`${shop}}\n`, 'x', place)).toThrow(message);
});

it('rejects a place in a file that the reader has not created', () => {
  expect(() => editedFile(undefined, 'x', 'end')).toThrow("the reader doesn't have this file yet.");
});
