import { clientModulesOfPlugins } from './private-hooks';

const isStyleSheet = (file: string): boolean => /\.(?:css|s[ac]ss|less)$/.test(file);

const packageOf = (file: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'the site';

/**
 * Finds the style sheets among the client modules of plugins and themes, to add them to the style sheet of all pages. Scripts among
 * them require Docusaurus' own client, which static pages don't have.
 * @param generatedFilesDir folder of Docusaurus' list of modules
 * @throws an error that lists all scripts
 */
export function styleSheetsOfPlugins(generatedFilesDir: string): string[] {
  const files = clientModulesOfPlugins(generatedFilesDir);
  const scripts = files.filter((file) => !isStyleSheet(file));
  if (scripts.length > 0) {
    const names = scripts.map((file) => `  - ${packageOf(file)}: ${file}`).join('\n');
    throw new Error(
      `static-islands: these client modules run in "npm start" but not in static pages, which have their own client instead:\n${names}\n` +
        'Remove the plugin, or move the code to the client of the site. If a module has no effect in a static page, add it to UNUSED_CLIENT_MODULES in packages/static-islands/src/plugin/private-hooks.ts.',
    );
  }
  return files;
}
