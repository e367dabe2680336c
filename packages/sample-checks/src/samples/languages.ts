import type { CodeLanguage } from '../languages';
import { sdkPackageOf } from '@nitric-docs/nitric-facts/releases';
import type { SdkId } from '../sdks';
import type { LanguageChecker } from './contracts';

/** Checkers are loaded on demand because grammars and compilers take time and memory. */
type LoadChecker = () => Promise<{ checker: LanguageChecker }>;

interface LanguageEntry {
  languages: readonly CodeLanguage[];
  sdk?: SdkId;
  /** Absent if the language has no grammar. */
  checker?: LoadChecker;
  /** Replaces the checker on machines where its tools can't be installed. */
  fallback?: LoadChecker;
  /** Display name of the package that samples of an SDK version are compiled against. */
  against?: (version: string) => string;
}

const treeSitter: LoadChecker = () => import('./checkers/tree-sitter');

const recorded =
  (sdk: SdkId): LoadChecker =>
  async () => ({ checker: (await import('./checkers/recorded')).recordedChecker(sdk) });

/** A language whose samples are compiled by tools that may be missing. */
const compiled = (
  sdk: SdkId,
  languages: readonly CodeLanguage[],
  checker: LoadChecker,
): LanguageEntry => ({
  languages,
  sdk,
  checker,
  fallback: treeSitter,
  against: (version) => sdkPackageOf(sdk, version),
});

/** A language whose samples are compared with the API description of an SDK, because the checks can't install the SDK. */
const described = (
  sdk: SdkId,
  languages: readonly CodeLanguage[],
  checker: LoadChecker,
): LanguageEntry => ({
  ...compiled(sdk, languages, checker),
  against: (version) => `the signatures of ${sdkPackageOf(sdk, version)}`,
});

export const languageEntries: readonly LanguageEntry[] = [
  {
    languages: ['typescript', 'javascript', 'tsx', 'jsx'],
    sdk: 'nodejs',
    checker: () => import('./checkers/typescript'),
    against: (version) => sdkPackageOf('nodejs', version),
  },
  compiled('python', ['python'], () => import('./checkers/python')),
  compiled('go', ['go'], () => import('./checkers/go')),
  described('jvm', ['java', 'kotlin'], recorded('jvm')),
  described('csharp', ['csharp'], recorded('csharp')),
  described('dart', ['dart'], () => import('./checkers/dart')),
  { languages: ['php', 'ruby', 'powershell', 'makefile', 'bicep'], checker: treeSitter },
  { languages: ['bash'], checker: () => import('./checkers/shell') },
  { languages: ['yaml'], checker: () => import('./checkers/yaml') },
  {
    languages: [
      ...(['json', 'toml', 'hcl', 'docker', 'sql', 'graphql'] as const),
      ...(['prisma', 'protobuf', 'html', 'css', 'mdx'] as const),
    ],
    checker: () => import('./checkers/parsers'),
  },
  // Parts of files and output have no grammar.
  { languages: ['diff', 'text'] },
];

/** @throws if the table has no entry for the language */
export function languageEntryOf(language: CodeLanguage): LanguageEntry {
  const entry = languageEntries.find(({ languages }) => languages.includes(language));
  if (!entry) {
    throw new Error(
      `packages/sample-checks/src/samples/languages.ts: no entry for "${language}". Add one.`,
    );
  }
  return entry;
}

/** The package that samples of an SDK version are compiled against, such as `@nitric/sdk 1.4.2`. */
export const releaseOf = (language: CodeLanguage, version: string): string | undefined =>
  languageEntryOf(language).against?.(version);
