/**
 * `npm run check:prose`: checks the English of the pages with textlint: words, constructions, sentence length, headings, and next steps.
 */
import { parseArgs } from 'node:util';
import { runCommandLine } from '../../lib/command';
import { ROOT } from '../../lib/root';
import { pagesFor } from '../samples/command-line';
import { checkPages } from './check-pages';
import { readExceptions } from './exceptions';

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { path: { type: 'string', multiple: true } } });
  const pages = pagesFor(ROOT, values.path ?? []);
  const { problems, count, obsolete } = await checkPages(ROOT, pages, readExceptions());
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

void runCommandLine('check:prose', 'Accepted options: --path <page or folder>.', main);
