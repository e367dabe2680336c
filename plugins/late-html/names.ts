import { createHash } from 'node:crypto';
import path from 'node:path';
import { contentPageOf } from '../../src/config/content-routes';

/** Folder of the generated modules, below Docusaurus' folder for generated files; `@late-html` is how pages name it. */
export const LATE_HTML = 'late-html';

/** How Docusaurus names a page's source in an import. */
const PAGE_MODULE = /^@site\/(?<file>.+\.mdx?)$/;

/** A page that has parts which come late. */
export interface LatePage {
  /** Name of its generated modules. */
  id: string;
  /** The chunk that holds the parts. */
  chunk: string;
}

/**
 * Decides, before a page is compiled as well as while it is, whether parts of it come late. Those of a partial would belong to
 * each page that imports it: they stay in its script.
 * @param file source of the page, relative to the site, such as `docs/apis.mdx`
 */
export function latePageOf(file: string): LatePage | undefined {
  const name = file.split(path.sep).join('/');
  if (!contentPageOf(name)) {
    return undefined;
  }
  const id = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return { id, chunk: `html-${id}` };
}

/** What a page imports for its parts. */
export const lateModuleOf = ({ id }: LatePage): string => `@${LATE_HTML}/${id}.js`;

/** Whether a page imports this for its parts. */
export const isLateModule = (module: string): boolean => module.startsWith(`@${LATE_HTML}/`);

/** The same as `latePageOf` for a module as Docusaurus' route table names it, such as `@site/docs/apis.mdx`. */
export function latePageOfModule(module: string): LatePage | undefined {
  const file = PAGE_MODULE.exec(module)?.groups?.file;
  return file === undefined ? undefined : latePageOf(file);
}
