// npm run icons: generates the SVG files of the icons that src/contracts/icons.ts lists.
import fs from 'node:fs';
import path from 'node:path';
import { ICON_FOLDER, iconFiles, type IconName } from '../../../src/contracts/icons';
import { spriteOf } from './sprite';

const folder = path.join(__dirname, '../../../static', ICON_FOLDER);
fs.mkdirSync(folder, { recursive: true });
for (const [file, names] of Object.entries<readonly IconName[]>(iconFiles)) {
  fs.writeFileSync(path.join(folder, `${file}.svg`), spriteOf(names));
}
