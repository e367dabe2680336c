import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { BUNDLES } from './page-template';
import { SHORT_CLASS_NAME } from './short-class-names';

const SHEET = new RegExp(`^${BUNDLES.styles}\\.\\w+\\.css$`);
/** The script that comes with the style sheet names every class; no page asks for it. */
const SHEET_SCRIPT = new RegExp(`/${BUNDLES.stylesEntry}\\.\\w+\\.js$`);

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file));

/** Text between tags, and in attributes that hold text or addresses. */
const TEXT = />[^<]*(?=<)| (?:content|href|aria-label|data-scroll-region)=(?:"[^"]*"|[^\s>]+)/g;
const namesInMarkup = (html: string): string[] => html.replace(TEXT, '>').match(/[\w-]+/g) ?? [];

const variablesIn = (file: string): string[] =>
  fs.readFileSync(file, 'utf8').match(/--[a-z][\w-]+/g) ?? [];

/** What scripts add to a page: attributes, and classes of CSS modules. Other words are only code. */
const namesInScript = (code: string): string[] =>
  [...code.matchAll(/(?:data|aria)-[\w-]+/g), ...code.matchAll(SHORT_CLASS_NAME)].map(
    ([name]) => name,
  );

/** @throws when there isn't exactly one */
function findSheet(folder: string): string {
  const sheets = fs.readdirSync(folder).filter((file) => SHEET.test(file));
  if (sheets.length !== 1) {
    throw new Error(
      `static-client: ${folder} has ${sheets.length} files ${BUNDLES.styles}.<hash>.css; accepted is one, from src/client/styles.ts.`,
    );
  }
  return sheets[0] ?? '';
}

/**
 * Leaves out of the style sheet what no page and no script names, and names the file by what it holds now.
 *
 * A chunk of an island still asks for the sheet of its components by the first name: pages say it in `data-href`, which the
 * bundler's runtime compares (`mini-css-extract-plugin`), so that nothing is loaded twice.
 */
export async function purgeStyles(outDir: string, baseUrl: string): Promise<void> {
  const folder = path.join(outDir, 'assets/css');
  const sheet = findSheet(folder);
  const files = filesBelow(outDir);
  files.filter((file) => SHEET_SCRIPT.test(file)).forEach((file) => fs.rmSync(file));
  const pages = files.filter((file) => file.endsWith('.html'));
  const scripts = files.filter((file) => file.endsWith('.js') && !SHEET_SCRIPT.test(file));
  const otherSheets = files.filter((file) => file.endsWith('.css') && !file.endsWith(sheet));
  const [result] = await new PurgeCSS().purge({
    content: [...pages, ...scripts],
    css: [path.join(folder, sheet)],
    variables: true,
    // Islands' own sheets, and drawings in pages, use variables of the common one.
    safelist: { variables: [...otherSheets, ...pages].flatMap(variablesIn) },
    // Inline scripts and src/client set these, by names that no page has.
    dynamicAttributes: ['data-theme', 'data-code-language'],
    extractors: [
      { extensions: ['html'], extractor: namesInMarkup },
      { extensions: ['js'], extractor: namesInScript },
    ],
  });
  const css = result?.css ?? '';
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const purged = `${BUNDLES.styles}.${hash}.css`;
  fs.writeFileSync(path.join(folder, purged), css);
  fs.rmSync(path.join(folder, sheet));
  const address = `${baseUrl}assets/css/${sheet}`;
  for (const page of pages) {
    const html = fs.readFileSync(page, 'utf8');
    fs.writeFileSync(
      page,
      html.replace(
        new RegExp(`href="?${address}"?`),
        `href="${baseUrl}assets/css/${purged}" data-href="${address}"`,
      ),
    );
  }
}
