import fs from 'node:fs';
import path from 'node:path';
import type { Exceptions } from './exceptions';
import { lintPage, type ProseProblem } from './lint-page';

export interface PageProblem extends ProseProblem {
  page: string;
}

interface CheckedPages {
  problems: PageProblem[];
  /** The number of pages that were checked. */
  count: number;
  /** The accepted problems that no page has anymore. */
  obsolete: Exceptions['lines'];
}

const isBelow = (page: string, folder: string): boolean =>
  page === folder || page.startsWith(`${folder}/`);

/**
 * Checks the prose of pages.
 * @param root the folder of the site
 * @param pages paths relative to it
 */
export async function checkPages(
  root: string,
  pages: readonly string[],
  exceptions: Exceptions,
): Promise<CheckedPages> {
  const checked = pages.filter((page) => !exceptions.pages.some((one) => isBelow(page, one)));
  const used = new Set<Exceptions['lines'][number]>();
  const problems: PageProblem[] = [];
  for (const page of checked) {
    const text = fs.readFileSync(path.join(root, page), 'utf8');
    const lines = text.split('\n');
    for (const problem of await lintPage(page, text)) {
      const accepted = exceptions.lines.find(
        (one) =>
          one.page === page &&
          one.rule === problem.rule &&
          lines[problem.line - 1]?.includes(one.text),
      );
      if (accepted) {
        used.add(accepted);
      } else {
        problems.push({ page, ...problem });
      }
    }
  }
  const obsolete = exceptions.lines.filter((one) => checked.includes(one.page) && !used.has(one));
  return { problems, count: checked.length, obsolete };
}
