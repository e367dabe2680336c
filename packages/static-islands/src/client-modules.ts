import fs from 'node:fs';
import path from 'node:path';

/**
 * Client modules of the classic theme that production doesn't require: the highlighter, because pages are
 * highlighted during the build, and the progress bar of Docusaurus' router.
 */
const UNUSED_MODULES = /theme-classic\/lib\/(?:prism-include-languages|nprogress)(?:\.js)?$/;

const isStyleSheet = (file: string): boolean => /\.(?:css|s[ac]ss|less)$/.test(file);

const packageOf = (file: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'the site';

/**
 * Finds the style sheets among the client modules of plugins and themes, to add them to the style sheet of all pages. Scripts among
 * them require Docusaurus' own client, which production doesn't have.
 * @param generatedFilesDir folder of Docusaurus' list of modules
 * @throws an error that lists all scripts except for `UNUSED_MODULES`
 */
export function styleSheetsOfPlugins(generatedFilesDir: string): string[] {
  const list = fs.readFileSync(path.join(generatedFilesDir, 'client-modules.js'), 'utf8');
  const files = [...list.matchAll(/require\((".*?")\)/g)].map(
    ([, file = '""']) => JSON.parse(file) as string,
  );
  const scripts = files.filter((file) => !isStyleSheet(file) && !UNUSED_MODULES.test(file));
  if (scripts.length > 0) {
    const names = scripts.map((file) => `  - ${packageOf(file)}: ${file}`).join('\n');
    throw new Error(
      `static-islands: these client modules run in "npm start" but not in production, which uses the site's own client instead:\n${names}\n` +
        'Remove the plugin, move the code to the client (src/client), or add the module to UNUSED_MODULES in packages/static-islands/src/client-modules.ts.',
    );
  }
  return files.filter(isStyleSheet);
}
