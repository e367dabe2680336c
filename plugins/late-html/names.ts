import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Folder of the generated modules, below Docusaurus' folder for generated files; `@late-html` is how pages name it. */
export const LATE_HTML = 'late-html';

/** Samples and diagrams are fences. */
const FENCE = /^[ \t>]*(?:```|~~~)/m;

/** How Docusaurus names a page's source in an import. */
const PAGE_MODULE = /^@site\/(?<file>.+\.mdx?)$/;

/** A page whose markup comes late. */
export interface LatePage {
  /** Name of its generated modules. */
  id: string;
  /** The chunk that holds the markup. */
  chunk: string;
}

/**
 * Decides, before a page is compiled as well as while it is, whether its markup comes late.
 * @param file source of the page, relative to the site, such as `docs/apis.mdx`
 */
export function latePageOf(siteDir: string, file: string): LatePage | undefined {
  if (!FENCE.test(fs.readFileSync(path.join(siteDir, file), 'utf8'))) {
    return undefined;
  }
  const name = file.split(path.sep).join('/');
  const id = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return { id, chunk: `html-${id}` };
}

/** The same for a module as Docusaurus' route table names it, such as `@site/docs/apis.mdx`. */
export function latePageOfModule(siteDir: string, module: string): LatePage | undefined {
  const file = PAGE_MODULE.exec(module)?.groups?.file;
  return file === undefined ? undefined : latePageOf(siteDir, file);
}
