// npm run icons: writes the files of icons from the list in src/config/icons.ts and the drawings beside this file.
import fs from 'node:fs';
import path from 'node:path';
import { ICON_FOLDER, iconFiles, type IconName } from '../../../src/config/icons';
import { spriteOf } from './sprite';

const folder = path.join(__dirname, '../../../static', ICON_FOLDER);
fs.mkdirSync(folder, { recursive: true });
for (const [file, names] of Object.entries<readonly IconName[]>(iconFiles)) {
  fs.writeFileSync(path.join(folder, `${file}.svg`), spriteOf(names));
}
