/**
 * `npm run content:status`: lists pages that are planned, linked, or redirected to, but not written yet.
 * Use `--json` for tools, `--quiet` for counts only, and `--strict` to fail if there are open entries.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { knownRoutes, readContentPages } from '../../../plugins/content/content-inventory';
import { linksOfPage } from '../../../plugins/content/page-links';
import { menus, pagesOutsideMenus } from '../../../src/config/navigation';
import plannedRoutes from '../../../src/config/planned-routes.json';
import { redirectsTo } from '../../../src/config/redirects';
import { contentReport, contentStatus, openCount } from './status';

const siteDir = path.resolve(__dirname, '../../..');

function main(): void {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
    },
  });
  const pages = readContentPages(siteDir);
  const status = contentStatus({
    plannedRoutes,
    pages,
    linksIn: (file) => linksOfPage(file, fs.readFileSync(path.join(siteDir, file), 'utf8')),
    menus,
    pagesOutsideMenus,
    redirects: redirectsTo(knownRoutes(pages)),
  });
  console.info(values.json ? JSON.stringify(status, null, 2) : contentReport(status, values.quiet));
  process.exitCode = values.strict && openCount(status) > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`content:status: ${reason}\nAccepted options: --json, --quiet, --strict.`);
  process.exitCode = 2;
}
