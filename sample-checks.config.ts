import fs from 'node:fs';
import {
  codeLanguageOf,
  type DocumentedSymbol,
  type FenceContent,
  type FenceSource,
  type Page,
  type SampleChecksConfig,
} from '@nitric-docs/sample-checks';
import { callsIn } from './plugins/lib/call-tables';
import { readContentPages } from './plugins/lib/content-inventory';
import { readFrontMatter } from './plugins/lib/front-matter-schema';
import { lineOf, parametersIn, parametersSectionOf, symbolsOf } from './plugins/lib/function-page';
import { parsePage } from './plugins/lib/page-syntax';
import { readMagicComments } from './plugins/markdown/remark-code/magic-comments';
import { parseMeta } from './plugins/markdown/remark-code/meta';
import { DIAGRAM_LANGUAGE, isLazy, readDiagram } from './plugins/markdown/remark-diagrams/source';
import { withReleases } from './src/config/node/release-placeholders';
import { sdkReferenceOf } from './src/config/sdks';

function documentedSymbols(file: string, source: string): DocumentedSymbol[] {
  const tree = parsePage(file, source);
  return symbolsOf(tree).map(({ symbol, line }) => {
    const section = parametersSectionOf(tree, symbol);
    return {
      symbol,
      symbolLine: line,
      ...(section ? { parameters: parametersIn(section) } : {}),
      parametersLine: section ? lineOf(section.heading) : 1,
    };
  });
}

async function readPage(file: string, route: string): Promise<Page> {
  const source = fs.readFileSync(file, 'utf8');
  const isGuide = file.startsWith('docs/guides/');
  return {
    file,
    route,
    source,
    guide: isGuide ? (await readFrontMatter(file, source)).guide : undefined,
    symbols: () => documentedSymbols(file, source),
    calls: () => (sdkReferenceOf(route)?.isFrozen ? callsIn(parsePage(file, source)) : []),
  };
}

/** The build renders diagrams, so they are only validated. */
function readFence({ lang, meta, text }: FenceSource): FenceContent | undefined {
  if (lang === DIAGRAM_LANGUAGE) {
    isLazy(meta);
    readDiagram(text);
    return undefined;
  }
  const language = codeLanguageOf(lang);
  if (!language) {
    throw new Error(lang ? `unknown language "${lang}".` : 'the fence has no language.');
  }
  const marked = readMagicComments(withReleases(lang, text), language);
  const { whole, wholeLines: lines, code: visible } = marked;
  const hidesLines = visible !== whole;
  return {
    language,
    options: parseMeta(meta),
    code: whole,
    lines,
    ...(hidesLines ? { visible } : {}),
  };
}

/** What the checks of samples know about this site. */
export const config: SampleChecksConfig = {
  pages: () =>
    Promise.all(
      [...readContentPages(process.cwd()).values()].map(({ file, route }) => readPage(file, route)),
    ),
  sdkOf: (route) => sdkReferenceOf(route)?.sdk,
  versionOf: (route) => sdkReferenceOf(route)?.version,
  readFence,
  reasons: 'tests/reference/reasons.yaml',
  playground: true,
};
