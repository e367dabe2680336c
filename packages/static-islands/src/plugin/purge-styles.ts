import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { BUNDLES } from './page-template';
import { SHORT_CLASS_NAME } from './private-hooks';
import { splitRareRules } from './rare-rules';

const SHEET = new RegExp(`^${BUNDLES.styles}\\.\\w+\\.css$`);
/** The script of the style sheet's entry. It contains every class name, and no page loads it. */
const SHEET_SCRIPT = new RegExp(`/${BUNDLES.stylesEntry}\\.\\w+\\.js$`);

/** Text between tags, and attributes with text or addresses. */
const TEXT = />[^<]*(?=<)| (?:content|href|aria-label|data-scroll-region)=(?:"[^"]*"|[^\s>]+)/g;
const namesInMarkup = (html: string): string[] => html.replace(TEXT, '>').match(/[\w-]+/g) ?? [];

const read = (file: string): string => fs.readFileSync(file, 'utf8');

const variablesIn = (text: string): string[] => text.match(/--[a-z][\w-]+/g) ?? [];

/** Names that scripts can add to a page: attributes, and classes of CSS modules. */
const namesInScript = (code: string): string[] =>
  [...code.matchAll(/(?:data|aria)-[\w-]+/g), ...code.matchAll(SHORT_CLASS_NAME)].map(
    ([name]) => name,
  );

/** @throws an error unless there is exactly one style sheet */
function findSheet(folder: string): string {
  const sheets = fs.readdirSync(folder).filter((file) => SHEET.test(file));
  if (sheets.length !== 1) {
    throw new Error(
      `static-islands: ${folder} has ${sheets.length} files ${BUNDLES.styles}.<hash>.css. Expected exactly one.`,
    );
  }
  return sheets[0] ?? '';
}

function splitStyles(
  css: string,
  pages: ReadonlyMap<string, string>,
  scripts: readonly string[],
): ReturnType<typeof splitRareRules> {
  const markup = new Map([...pages].map(([page, html]) => [page, new Set(namesInMarkup(html))]));
  return splitRareRules(css, markup, new Set(scripts.map(read).flatMap(namesInScript)));
}

/**
 * Removes unused rules from the style sheet and updates the hash in its name. Rules that only a few pages need move into these
 * pages.
 *
 * Chunks of islands still reference the original name. Pages have it in `data-href`, which the runtime of `mini-css-extract-plugin`
 * compares, so the browser doesn't load the style sheet again.
 */
export async function purgeStyles(outDir: string, baseUrl: string): Promise<void> {
  const folder = path.join(outDir, 'assets/css');
  const sheet = findSheet(folder);
  const files = fs
    .readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  files.filter((file) => SHEET_SCRIPT.test(file)).forEach((file) => fs.rmSync(file));
  const address = `${baseUrl}assets/css/${sheet}`;
  // All others are pages that redirect.
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((page) => [page, read(page)] as const)
      .filter(([, html]) => html.includes(address)),
  );
  const scripts = files.filter((file) => file.endsWith('.js') && !SHEET_SCRIPT.test(file));
  const otherSheets = files.filter((file) => file.endsWith('.css') && !file.endsWith(sheet));
  const [result] = await new PurgeCSS().purge({
    content: [...[...pages.values()].map((raw) => ({ raw, extension: 'html' })), ...scripts],
    css: [path.join(folder, sheet)],
    variables: true,
    // Style sheets of islands, and diagrams in pages, use its variables.
    safelist: { variables: [...otherSheets.map(read), ...pages.values()].flatMap(variablesIn) },
    // Inline scripts and the client set these attributes to values that pages don't contain.
    dynamicAttributes: ['data-theme', 'data-code-language', 'data-cloud', 'hidden'],
    extractors: [
      { extensions: ['html'], extractor: namesInMarkup },
      { extensions: ['js'], extractor: namesInScript },
    ],
  });
  const { shared: css, own } = splitStyles(result?.css ?? '', pages, scripts);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const purged = `${BUNDLES.styles}.${hash}.css`;
  fs.writeFileSync(path.join(folder, purged), css);
  fs.rmSync(path.join(folder, sheet));
  for (const [page, html] of pages) {
    const rules = own.get(page);
    const linked = html.replace(
      new RegExp(`href="?${address}"?`),
      `href="${baseUrl}assets/css/${purged}" data-href="${address}"`,
    );
    fs.writeFileSync(
      page,
      rules ? linked.replace('</head>', () => `<style>${rules}</style></head>`) : linked,
    );
  }
}
