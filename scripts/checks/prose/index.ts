/**
 * `npm run check:prose`: checks the English of the pages with textlint: words, constructions, sentence length, headings, and next steps.
 * `--all` includes the pages on the list of exceptions.
 */
import { parseArgs } from 'node:util';
import { runCommandLine } from '../../lib/command';
import { ROOT } from '../../lib/root';
import { pagesFor } from '../../../packages/sample-checks/src/samples/command-line';
import { checkPages } from './check-pages';
import { readExceptions } from './exceptions';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { path: { type: 'string', multiple: true }, all: { type: 'boolean', default: false } },
  });
  const exceptions = readExceptions();
  const pages = pagesFor(ROOT, values.path ?? []);
  const { problems, count, obsolete } = await checkPages(
    ROOT,
    pages,
    values.all ? { ...exceptions, pages: [] } : exceptions,
  );
  for (const { page, line, column, rule, message } of problems) {
    console.error(`${page}:${line}:${column} ${rule} ${message.replace(/\s+/g, ' ')}`);
  }
  for (const { page, text } of obsolete) {
    console.error(
      `scripts/checks/prose/exceptions.yml: ${page} has no problem in a line with "${text}". Remove the entry.`,
    );
  }
  console.info(`check:prose: ${count} pages, ${problems.length} problems.`);
  return problems.length + obsolete.length;
}

void runCommandLine('check:prose', 'Accepted options: --all, --path <page or folder>.', main);
