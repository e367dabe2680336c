// npx tsx scripts/maintain/icons/index.ts: generates the SVG files of the icons that src/contracts/icons.ts lists.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ICON_FOLDER, iconFiles, type IconName } from '../../../src/contracts/icons';
import { runCommandLine } from '../../lib/command';
import { ROOT } from '../../lib/root';
import { spriteOf } from './sprite';

void runCommandLine('icons', 'It has no options.', () => {
  parseArgs();
  const folder = path.join(ROOT, 'static', ICON_FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  for (const [file, names] of Object.entries<readonly IconName[]>(iconFiles)) {
    fs.writeFileSync(path.join(folder, `${file}.svg`), spriteOf(names));
  }
});
