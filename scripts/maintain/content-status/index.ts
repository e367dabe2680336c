/**
 * `npm run content:status`: lists pages that are planned, linked, or redirected to, but not written yet.
 * Use `--json` for tools, `--quiet` for counts only, and `--strict` to fail if there are open entries.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { knownRoutes, readContentPages } from '../../../plugins/lib/content-inventory';
import { linksOfPage } from '../../../plugins/lib/page-links';
import { menus } from '../../../src/config/node/navigation';
import { plannedRoutes } from '../../../src/config/node/planned';
import { redirectsTo } from '../../../src/config/node/redirects';
import { runCommandLine } from '../../lib/command';
import { ROOT } from '../../lib/root';
import { contentReport, contentStatus, openCount } from './status';

function main(): number {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
    },
  });
  const pages = readContentPages(ROOT);
  const status = contentStatus({
    plannedRoutes,
    pages,
    linksIn: (file) => linksOfPage(file, fs.readFileSync(path.join(ROOT, file), 'utf8')),
    menus,
    redirects: redirectsTo(knownRoutes(pages)),
  });
  console.info(values.json ? JSON.stringify(status, null, 2) : contentReport(status, values.quiet));
  return values.strict ? openCount(status) : 0;
}

void runCommandLine('content:status', 'Accepted options: --json, --quiet, --strict.', main);
