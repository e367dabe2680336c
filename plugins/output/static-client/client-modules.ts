import fs from 'node:fs';
import path from 'node:path';

/**
 * Client modules of the classic theme that pages do without: a highlighter (plugins/markdown/rehype-code highlights when the site is
 * built) and the progress bar of Docusaurus' router.
 */
const NOT_NEEDED = /theme-classic\/lib\/(?:prism-include-languages|nprogress)(?:\.js)?$/;

const isStyleSheet = (file: string): boolean => /\.(?:css|s[ac]ss|less)$/.test(file);

const packageOf = (file: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'the site';

/**
 * Client modules of plugins and themes run in Docusaurus' own client, which production doesn't have. Style sheets among them
 * belong into the style sheet of all pages.
 * @param generatedFilesDir where Docusaurus lists the modules
 * @returns the style sheets
 * @throws an error that names each package with a script, unless it is one that the site does without
 */
export function styleSheetsOfPlugins(generatedFilesDir: string): string[] {
  const list = fs.readFileSync(path.join(generatedFilesDir, 'client-modules.js'), 'utf8');
  const files = [...list.matchAll(/require\((".*?")\)/g)].map(
    ([, file = '""']) => JSON.parse(file) as string,
  );
  const scripts = files.filter((file) => !isStyleSheet(file) && !NOT_NEEDED.test(file));
  if (scripts.length > 0) {
    const names = scripts.map((file) => `  - ${packageOf(file)}: ${file}`).join('\n');
    throw new Error(
      `static-client: these client modules run in "npm start" and would not run in production, where src/client is the client:\n${names}\n` +
        'Remove the plugin, do its work in src/client, or add the module to NOT_NEEDED in plugins/output/static-client/client-modules.ts.',
    );
  }
  return files.filter(isStyleSheet);
}
