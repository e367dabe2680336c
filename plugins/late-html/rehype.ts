import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { Program } from 'estree';
import type { Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { LATE_HTML, latePageOf, type LatePage } from './names';

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** Components that take markup made by other plugins, and the attribute that holds it. */
const MARKUP: Readonly<Record<string, string>> = { CodeBlock: 'html', Diagram: 'svg' };

/** The name under which a page imports its markup. No author writes it. */
const LIST = '__lateHtml';

interface PageFile {
  path: string;
}

/** `import __lateHtml from '...'` as MDX wants it. */
function importOf(module: string): RootContent {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: LIST } }],
        source: { type: 'Literal', value: module },
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/** `{__lateHtml[3]}` as the value of an attribute. */
function entryOf(index: number): NonNullable<JsxElement['attributes'][number]['value']> {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'MemberExpression',
          computed: true,
          optional: false,
          object: { type: 'Identifier', name: LIST },
          property: { type: 'Literal', value: index },
        },
      },
    ],
  };
  return { type: 'mdxJsxAttributeValueExpression', value: `${LIST}[${index}]`, data: { estree } };
}

/** Puts references in the place of the page's markup. @returns the markup */
function takeMarkup(tree: Root): string[] {
  const taken: string[] = [];
  visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
    const markup = attributes.find(
      (one) => one.type === 'mdxJsxAttribute' && one.name === MARKUP[name ?? ''],
    );
    if (markup && typeof markup.value === 'string') {
      markup.value = entryOf(taken.push(markup.value) - 1);
    }
  });
  return taken;
}

/** What the page imports: in the server's bundle the markup itself, in the browser's what stands for it. */
function modulesOf(page: LatePage, markup: readonly string[]): Record<'server' | 'client', string> {
  const chunk = JSON.stringify(page.chunk);
  const load = `() => import(/* webpackChunkName: ${chunk} */ "../server/${page.id}.js")`;
  return {
    server: `export default ${JSON.stringify(markup)};\n`,
    client: [
      `import { lateHtml } from ${JSON.stringify(path.join(__dirname, 'client', 'late-html.ts'))};`,
      `export default lateHtml(${chunk}, ${markup.length}, ${load});\n`,
    ].join('\n'),
  };
}

/** Written once for both bundles; untouched when it is the same, so that nothing is compiled again. */
function write(file: string, content: string): void {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/**
 * Moves the markup of samples and diagrams out of a page into a module of its own, which this plugin's Docusaurus part
 * (index.ts) resolves differently for server and browser.
 */
export function rehypeLateHtml({ siteDir }: { siteDir: string }) {
  const folder = path.join(siteDir, GENERATED_FILES_DIR_NAME, LATE_HTML);
  return (tree: Root, { path: file }: PageFile): void => {
    const page = latePageOf(siteDir, path.relative(siteDir, file));
    if (page) {
      // A page that the route table expects to have late markup has its module, even if nothing is in it.
      for (const [bundle, content] of Object.entries(modulesOf(page, takeMarkup(tree)))) {
        write(path.join(folder, bundle, `${page.id}.js`), content);
      }
      tree.children.unshift(importOf(`@${LATE_HTML}/${page.id}.js`));
    }
  };
}
