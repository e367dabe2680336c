/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { ICON_FOLDER, iconFiles, type IconName } from '../../../src/config/icons';
import { spriteOf } from './sprite';

test.each(Object.entries<readonly IconName[]>(iconFiles))(
  'the file of icons %s is what the list and the drawings say: run "npm run icons"',
  (file, names) => {
    const written = path.join(__dirname, '../../../static', ICON_FOLDER, `${file}.svg`);
    expect(fs.readFileSync(written, 'utf8')).toBe(spriteOf(names));
  },
);

test('an icon is a symbol that takes its color and its size from the page', () => {
  const svg = spriteOf(['home']);
  expect(svg).toMatch(/^<svg xmlns="[^"]+"><symbol id="home" [^>]*viewBox="0 0 24 24"[^>]*><path/);
  expect(svg).toMatch(/stroke="currentColor"/);
  expect(svg).not.toMatch(/width="1em"/);
});
