import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import pageComponents from '../../../src/contracts/page-components.json';
import { idOf } from '../../lib/function-page';
import { nodesIn } from '../../lib/nodes-in';
import { problemOf, type Problem } from './problem';
import { BRACES } from './syntax';

const COMMENT = /^\s*(?:\/\*(?:(?!\*\/)[^])*\*\/\s*)+$/;

/** Finds braces in text. Docusaurus shows the value of the code in them, which is often nothing. */
export const problemsOfBraces = (tree: Root): Problem[] =>
  nodesIn(tree)
    .filter((node) => node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    .filter(({ value }) => !COMMENT.test(value))
    .map((node) =>
      problemOf(node, `"{${node.value}}" is read as code and isn't shown. ${BRACES}.`),
    );

const IMPORTED = /import\s+(?:\{([^}]*)\}|(\w+))/g;

const importsOf = (tree: Root): string[] =>
  tree.children
    .filter((node) => node.type === 'mdxjsEsm')
    .flatMap(({ value }) => [...value.matchAll(IMPORTED)])
    .flatMap(([, list = '', name = '']) => [...list.split(','), name])
    .map((name) => name.trim())
    .filter(Boolean);

/** A number, a text, true, or false. */
const LITERAL = /^\s*(?:-?\d+(?:\.\d+)?|'[^']*'|"[^"]*"|true|false)\s*$/;

function problemOfAttribute(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Problem[] {
  const place = attribute.position ? { position: attribute.position } : {};
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return [
      problemOf(
        place,
        `{${attribute.value}} is code. Accepted: name="value". Write each attribute.`,
      ),
    ];
  }
  const { name, value } = attribute;
  if (typeof value !== 'object' || value === null || LITERAL.test(value.value)) {
    return [];
  }
  const text = `${name}={${value.value}} is code. Accepted: ${name}="text", ${name}={5}, and ${name}={true}. Write the value.`;
  return [problemOf(place, text)];
}

/** Finds components that don't exist, and attributes that are code. A component that the page imports accepts code, as in React. */
export function problemsOfComponents(tree: Root): Problem[] {
  const problems: Problem[] = [];
  const imported = importsOf(tree);
  const known = [...pageComponents, ...imported];
  for (const node of nodesIn(tree)) {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      continue;
    }
    const name = node.name ?? '';
    if (!known.includes(name)) {
      const text = `unknown component <${name}>. Accepted: ${known.join(', ')}. Write the name of a component, or code in backticks.`;
      problems.push(problemOf(node, text));
    }
    if (!imported.includes(name)) {
      problems.push(...node.attributes.flatMap(problemOfAttribute));
    }
  }
  return problems;
}

/** Finds anchors of headings that occur twice. */
export function problemsOfHeadings(tree: Root): Problem[] {
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  for (const heading of nodesIn(tree).filter((node) => node.type === 'heading')) {
    const anchor = idOf(heading);
    if (anchor === undefined) {
      continue;
    }
    const line = lines.get(anchor);
    if (line !== undefined) {
      const text = `the anchor #${anchor} is already in line ${line}. Accepted: an anchor only once on a page. Choose another name.`;
      problems.push(problemOf(heading.children.at(-1) ?? heading, text));
    }
    lines.set(anchor, heading.position?.start.line ?? 1);
  }
  return problems;
}
