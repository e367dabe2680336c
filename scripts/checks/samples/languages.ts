import { codeLanguages, type CodeLanguage } from '../../../src/contracts/code-language';
import { checkedVersionsOf, sdkPackageOf } from '../../../src/config/sdk-releases';
import type { SdkId } from '../../../src/config/sdks';
import type { CheckerId, LanguageChecker, LanguageEntry } from './contracts';
import { nodeSdks } from './node-sdks';

/** The packages that samples are checked against, by SDK version. */
const releasesOf = (sdk: SdkId): Record<string, string> =>
  Object.fromEntries(
    checkedVersionsOf(sdk).map((version) => [version, sdkPackageOf(sdk, version)]),
  );

/**
 * All fence languages and their checkers. To check a language more strictly, implement a `LanguageChecker` and register
 * it in `checkerModules`.
 */
export const languageEntries: readonly LanguageEntry[] = [
  {
    languages: ['typescript', 'javascript', 'tsx', 'jsx'],
    sdk: 'nodejs',
    checker: 'typescript',
    against: Object.fromEntries(
      Object.entries(nodeSdks).map(([version, sdk]) => [version, `${sdk.name} ${sdk.release}`]),
    ),
  },
  {
    languages: ['python'],
    sdk: 'python',
    checker: 'python',
    fallback: 'tree-sitter',
    against: releasesOf('python'),
  },
  {
    languages: ['go'],
    sdk: 'go',
    checker: 'go',
    fallback: 'tree-sitter',
    against: releasesOf('go'),
  },
  { languages: ['dart'], sdk: 'dart', checker: 'tree-sitter' },
  {
    languages: ['java', 'kotlin'],
    sdk: 'jvm',
    checker: 'jvm',
    fallback: 'tree-sitter',
    against: releasesOf('jvm'),
  },
  { languages: ['csharp'], sdk: 'csharp', checker: 'tree-sitter' },
  { languages: ['php', 'ruby', 'powershell', 'makefile', 'bicep'], checker: 'tree-sitter' },
  { languages: ['bash'], checker: 'shell' },
  { languages: ['yaml'], checker: 'yaml' },
  { languages: ['json'], checker: 'json' },
  { languages: ['toml'], checker: 'toml' },
  { languages: ['hcl'], checker: 'hcl' },
  { languages: ['docker'], checker: 'docker' },
  { languages: ['sql'], checker: 'sql' },
  { languages: ['graphql'], checker: 'graphql' },
  { languages: ['prisma'], checker: 'prisma' },
  { languages: ['protobuf'], checker: 'protobuf' },
  { languages: ['html'], checker: 'html' },
  { languages: ['css'], checker: 'css' },
  { languages: ['mdx'], checker: 'mdx' },
  { languages: ['diff'], unchecked: 'A diff shows parts of a file, which have no grammar.' },
  { languages: ['text'], unchecked: 'Plain text and output have no grammar.' },
];

const entryByLanguage = new Map<CodeLanguage, LanguageEntry>(
  languageEntries.flatMap((entry) => entry.languages.map((language) => [language, entry] as const)),
);

/** @throws if the table has no entry for the language */
export function languageEntryOf(language: CodeLanguage): LanguageEntry {
  const entry = entryByLanguage.get(language);
  if (!entry) {
    const ids = codeLanguages.map(({ id }) => id).join(', ');
    throw new Error(`scripts/checks/samples/languages.ts: no entry for "${language}" of ${ids}.`);
  }
  return entry;
}

/** Checkers are loaded on demand because grammars and compilers take time and memory. */
const checkerModules: Readonly<Record<CheckerId, () => Promise<{ checker: LanguageChecker }>>> = {
  typescript: () => import('./checkers/typescript'),
  python: () => import('./checkers/python'),
  go: () => import('./checkers/go'),
  jvm: () => import('./checkers/jvm'),
  'tree-sitter': () => import('./checkers/tree-sitter'),
  shell: () => import('./checkers/shell'),
  yaml: () => import('./checkers/yaml'),
  json: () => import('./checkers/json'),
  toml: () => import('./checkers/toml'),
  hcl: () => import('./checkers/hcl'),
  docker: () => import('./checkers/docker'),
  sql: () => import('./checkers/sql'),
  graphql: () => import('./checkers/graphql'),
  prisma: () => import('./checkers/prisma'),
  protobuf: () => import('./checkers/protobuf'),
  html: () => import('./checkers/html'),
  css: () => import('./checkers/css'),
  mdx: () => import('./checkers/mdx'),
};

export async function loadChecker(id: CheckerId): Promise<LanguageChecker> {
  return (await checkerModules[id]()).checker;
}
