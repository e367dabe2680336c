import fs from 'node:fs';
import path from 'node:path';

/** Style sheets for the few pages with a component. As CSS modules, they would be a part of the style sheet that every page loads. */
export const componentStyles = (...files: string[]): string =>
  files
    .map((file) => fs.readFileSync(path.join(__dirname, '../../src/components', file), 'utf8'))
    .join('');
