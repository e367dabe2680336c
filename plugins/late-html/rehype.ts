import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { Expression, Program } from 'estree';
import { buildJsx } from 'estree-util-build-jsx';
import { toJs } from 'estree-util-to-js';
import type { Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { JSX_RUNTIME, localImports } from '../recma-local-imports';
import { LATE_HTML, lateModuleOf, latePageOf, type LatePage } from './names';
import { takeText } from './text';

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;
type JsxAttribute = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>;

/** Components that take markup made by other plugins, and the attribute that holds it. */
const MARKUP: Readonly<Record<string, string>> = { CodeBlock: 'html', Diagram: 'svg' };

/** The component that stands for text (src/features/late-text). */
const TEXT = 'LateText';

/** The name under which a page imports its parts. No author writes it. */
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
function entryOf(index: number): JsxAttribute['value'] {
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

const attribute = (name: string, value: JsxAttribute['value']): JsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** Puts references in the place of the page's markup and text. @returns what they refer to */
function takeParts(tree: Root): Expression[] {
  const parts: Expression[] = [];
  const refer = (part: Expression) => entryOf(parts.push(part) - 1);
  visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
    const markup = attributes.find(
      (one) => one.type === 'mdxJsxAttribute' && one.name === MARKUP[name ?? ''],
    );
    if (markup && typeof markup.value === 'string') {
      markup.value = refer({ type: 'Literal', value: markup.value });
    }
  });
  takeText(tree, (block, drawing) => ({
    type: 'mdxJsxFlowElement',
    name: TEXT,
    attributes: [attribute('as', block.tagName), attribute('text', refer(drawing))],
    children: [],
  }));
  return parts;
}

/** `export default [...]` */
function listCode(parts: Expression[]): string {
  const list: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportDefaultDeclaration',
        declaration: { type: 'ArrayExpression', elements: parts },
      },
    ],
  };
  buildJsx(list, { runtime: 'automatic' });
  localImports(list, (module) => module === JSX_RUNTIME);
  return toJs(list).value;
}

/** What the page imports: in the server's bundle the parts themselves, in the browser's what stands for them. */
function modulesOf(page: LatePage, parts: Expression[]): Record<'server' | 'client', string> {
  const chunk = JSON.stringify(page.chunk);
  const load = `() => import(/* webpackChunkName: ${chunk} */ "../server/${page.id}.js")`;
  return {
    server: listCode(parts),
    client: [
      `import { lateHtml } from ${JSON.stringify(path.join(__dirname, 'client', 'late-html.ts'))};`,
      `export default lateHtml(${chunk}, ${parts.length}, ${load});\n`,
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
 * Moves text and the markup of samples and diagrams out of a page into a module of its own, which this plugin's Docusaurus
 * part (index.ts) resolves differently for server and browser.
 */
export function rehypeLateHtml({ siteDir }: { siteDir: string }) {
  const folder = path.join(siteDir, GENERATED_FILES_DIR_NAME, LATE_HTML);
  return (tree: Root, { path: file }: PageFile): void => {
    const page = latePageOf(path.relative(siteDir, file));
    if (page) {
      for (const [bundle, content] of Object.entries(modulesOf(page, takeParts(tree)))) {
        write(path.join(folder, bundle, `${page.id}.js`), content);
      }
      tree.children.unshift(importOf(lateModuleOf(page)));
    }
  };
}
