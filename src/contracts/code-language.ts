/** The languages that code tabs offer, in the order of the tabs (SPEC 2, 'Content pieces'; STYLEGUIDE, 'Samples'). */
export const codeTabLanguages = [
  { id: 'typescript', label: 'TypeScript' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'python', label: 'Python' },
  { id: 'go', label: 'Go' },
  { id: 'dart', label: 'Dart' },
  { id: 'java', label: 'Java' },
  { id: 'kotlin', label: 'Kotlin' },
  { id: 'csharp', label: 'C#' },
  { id: 'php', label: 'PHP' },
  { id: 'ruby', label: 'Ruby' },
] as const;

export type CodeTabLanguage = (typeof codeTabLanguages)[number]['id'];

/** Where the reader's choice of language is kept, across blocks, pages and visits. */
export const CODE_LANGUAGE_STORAGE_KEY = 'nitric.code-language';
