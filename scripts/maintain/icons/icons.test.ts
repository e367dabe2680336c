/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { ICON_FOLDER, iconFiles, type IconName } from '../../../src/contracts/icons';
import { spriteOf } from './sprite';

test.each(Object.entries<readonly IconName[]>(iconFiles))(
  'the icon file %s is up to date (otherwise run "npx tsx scripts/maintain/icons/index.ts")',
  (file, names) => {
    const written = path.join(__dirname, '../../../static', ICON_FOLDER, `${file}.svg`);
    expect(fs.readFileSync(written, 'utf8')).toBe(spriteOf(names));
  },
);

test('an icon is a symbol that inherits its color and size from the page', () => {
  const svg = spriteOf(['home']);
  expect(svg).toMatch(/^<svg xmlns="[^"]+"><symbol id="home" [^>]*viewBox="0 0 24 24"[^>]*><path/);
  expect(svg).toMatch(/stroke="currentColor"/);
  expect(svg).not.toMatch(/width="1em"/);
});
