import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommandLine, UsageError } from '@nitric-docs/docs-server/command';
import { compareWithStock } from './compare';
import { readBuiltPages } from './built-pages';
import { checkCopy } from './copies';
import { checkHtml } from './html';
import type { WeightBudgets } from './weight/budgets';
import { weighIsland } from './weight/island-weight';
import { SiteWeight } from './weight/page-weight';
import { isOverBudget, weightLine, weightRows } from './weight/report';

const USAGE = `site-checks html [--build <folder>]                       finds invalid HTML, and Markdown copies that differ from their page
site-checks weight --config <file> [--build <folder>]     finds pages over the budgets that the file exports
site-checks compare --config <file> [<route> ...]         compares weight and build time with the client of Docusaurus

The build is in the folder "build" by default. Exits with 1 if there are problems, and with 2 if an argument isn't accepted.`;

function html(buildDir: string): number {
  const pages = readBuiltPages(buildDir);
  const copyOf = (file: string): string | undefined => {
    const copy = path.join(buildDir, file.replace(/html$/, 'md'));
    return fs.existsSync(copy) ? fs.readFileSync(copy, 'utf8') : undefined;
  };
  const problems = pages.flatMap((page) => [
    ...checkHtml(page),
    ...checkCopy(page, copyOf(page.file)),
  ]);
  problems.forEach((problem) => console.log(problem));
  console.log(
    `${pages.length} pages, ${problems.length} problems in their HTML and their Markdown copies.`,
  );
  return problems.length;
}

async function readBudgets(config: string | undefined): Promise<WeightBudgets> {
  if (!config) {
    throw new UsageError('--config is missing. Pass the file that exports the budgets.');
  }
  const { budgets } = (await import(pathToFileURL(path.resolve(config)).href)) as {
    budgets: WeightBudgets;
  };
  return budgets;
}

async function weight(buildDir: string, config: string | undefined): Promise<number> {
  const budgets = await readBudgets(config);
  const site = new SiteWeight(buildDir, budgets.baseUrl);
  const weights = new Map(
    readBuiltPages(buildDir).map((page) => [page.route, site.weigh(page)] as const),
  );
  const rows = weightRows(weights, weighIsland(buildDir, budgets.island), budgets);
  rows.forEach((row) => console.log(weightLine(row)));
  const over = rows.filter(isOverBudget).length;
  console.log(
    over > 0
      ? `${over} over budget. Reduce the weight, or raise the budget in ${config} and give the reason.`
      : `Everything is within its budget (${weights.size} pages).`,
  );
  return over;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { build: { type: 'string', default: 'build' }, config: { type: 'string' } },
  });
  const [command, ...rest] = positionals;
  switch (command) {
    case 'html':
      return html(values.build);
    case 'weight':
      return weight(values.build, values.config);
    case 'compare':
      return compareWithStock((await readBudgets(values.config)).baseUrl, rest);
    default:
      throw new UsageError(`Unknown command ${command ?? '(none)'}.`);
  }
}

void runCommandLine('site-checks', USAGE, main);
