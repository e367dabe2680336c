import type { CodeLanguage } from '../languages';
import { sdkPackageOf } from '@nitric-docs/nitric-facts/releases';
import type { SdkId } from '../sdks';
import type { LanguageChecker } from './contracts';

/** Checkers are loaded on demand because grammars and compilers take time and memory. */
type LoadChecker = () => Promise<{ checker: LanguageChecker }>;

interface LanguageEntry {
  languages: readonly CodeLanguage[];
  /** The SDK that samples are compiled against. */
  sdk?: SdkId;
  /** Whether they are compared with the description of the SDK instead, because the checks can't install it. */
  isDescribed?: true;
  /** Absent if the language has no grammar. */
  checker?: LoadChecker;
}

/** Replaces other checkers on machines where their tools can't be installed. */
export const treeSitter: LoadChecker = () => import('./checkers/tree-sitter');

const recorded =
  (sdk: SdkId): LoadChecker =>
  async () => ({ checker: (await import('./checkers/recorded')).recordedChecker(sdk) });

export const languageEntries: readonly LanguageEntry[] = [
  {
    languages: ['typescript', 'javascript', 'tsx', 'jsx'],
    sdk: 'nodejs',
    checker: () => import('./checkers/typescript'),
  },
  { languages: ['python'], sdk: 'python', checker: () => import('./checkers/python') },
  { languages: ['go'], sdk: 'go', checker: () => import('./checkers/go') },
  { languages: ['java', 'kotlin'], sdk: 'jvm', isDescribed: true, checker: recorded('jvm') },
  { languages: ['csharp'], sdk: 'csharp', isDescribed: true, checker: recorded('csharp') },
  {
    languages: ['dart'],
    sdk: 'dart',
    isDescribed: true,
    checker: () => import('./checkers/dart'),
  },
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
export function releaseOf(language: CodeLanguage, version: string): string | undefined {
  const { sdk, isDescribed } = languageEntryOf(language);
  const release = sdk && sdkPackageOf(sdk, version);
  return isDescribed ? `the signatures of ${release}` : release;
}
