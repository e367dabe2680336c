import fs from 'node:fs';
import path from 'node:path';
import type { Node, Parser } from 'web-tree-sitter';
import type { CodeLanguage } from '../../../src/contracts/code-language';
import { errorNodes, parserOf } from '../../lib/tree-sitter';
import { lineOf } from './syntax-tree';

/** Something in the source that can't be read. */
export interface Problem {
  /** Path relative to the checkout. */
  file: string;
  line: number;
  /** Says what can't be read, and how to fix it. */
  message: string;
}

export interface SourceFile {
  /** Path relative to the checkout. */
  path: string;
  text: string;
  root: Node;
  /** Adds a problem. */
  report(line: number, message: string): void;
  /** Adds the problem that the command has no code for this. */
  reportUnsupported(node: Node, what: string): void;
}

/** Where an SDK has its sources. */
export interface SourceLayout {
  language: CodeLanguage;
  /** The folder of the sources, relative to the checkout. */
  folder: string;
  extension: string;
  /** Paths, relative to the folder, of generated sources, which aren't part of the interface. */
  generated: RegExp;
  /** Code that the grammar rejects and that doesn't change what the rest of the file means. */
  ignored?: RegExp;
}

/** Maximum length of quoted code in a message, in characters. */
const QUOTED_LENGTH = 40;

/**
 * Lists the written or the generated sources of an SDK: paths relative to the checkout, sorted.
 * @throws if the checkout doesn't have the folder
 */
export function sourcePaths(
  checkout: string,
  layout: SourceLayout,
  isGenerated: boolean,
): string[] {
  const folder = path.join(checkout, layout.folder);
  if (!fs.existsSync(folder)) {
    throw new Error(
      `${checkout} has no folder ${layout.folder}. Pass a checkout of this SDK, or change the folder in scripts/maintain/sdk-api/${layout.language}/extract.ts.`,
    );
  }
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(
      (file) => file.endsWith(layout.extension) && layout.generated.test(file) === isGenerated,
    )
    .sort()
    .map((file) => `${layout.folder}/${file}`);
}

/** Reads the text of a source file without its byte order mark. */
export const readSource = (checkout: string, file: string): string =>
  fs.readFileSync(path.join(checkout, file), 'utf8').replace(/^\uFEFF/, '');

/** Replaces code with spaces, so that all other code keeps its position. */
const blank = (code: string): string => code.replace(/\S/g, ' ');

function parseSource(
  file: string,
  text: string,
  parser: Parser,
  { language, ignored }: SourceLayout,
  problems: Problem[],
): SourceFile {
  const tree = parser.parse(ignored ? text.replace(ignored, blank) : text);
  if (!tree) {
    throw new Error(`${file}: the parser of ${language} returned no tree.`);
  }
  const code = `scripts/maintain/sdk-api/${language}`;
  const report: SourceFile['report'] = (line, message) => problems.push({ file, line, message });
  for (const node of errorNodes(tree.rootNode)) {
    const quoted = JSON.stringify((node.text || node.type).slice(0, QUOTED_LENGTH));
    report(
      lineOf(node),
      `the grammar doesn't accept ${quoted}. If the code is valid, update the package of the grammar, or add the code to "ignored" in ${code}/extract.ts.`,
    );
  }
  return {
    path: file,
    text,
    root: tree.rootNode,
    report,
    reportUnsupported: (node, what) =>
      report(lineOf(node), `${what} isn't supported. Add support for it in ${code}.`),
  };
}

/**
 * Parses the sources of an SDK that aren't generated.
 * @param problems receives the syntax errors, and later what the files report
 */
export async function parseSources(
  checkout: string,
  layout: SourceLayout,
  problems: Problem[],
): Promise<SourceFile[]> {
  const parser = await parserOf(layout.language);
  return sourcePaths(checkout, layout, false).map((file) =>
    parseSource(file, readSource(checkout, file), parser, layout, problems),
  );
}
