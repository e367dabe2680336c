/** What readers choose once for all tabs of the site: the language of samples, and the cloud of instructions. */
export const readerChoices = ['code-language', 'cloud'] as const;

export type ReaderChoice = (typeof readerChoices)[number];

/** The attribute of the root element that contains a choice. It is empty until the reader chooses. */
export const choiceAttribute = (choice: ReaderChoice): string => `data-${choice}`;

export const choiceStorageKey = (choice: ReaderChoice): string => `nitric.${choice}`;

/** The parameter of an address that chooses the language of samples. It isn't stored, so a shared link has no effect on other pages. */
export const LANGUAGE_PARAMETER = 'lang';

/** Where readers run a project, with the names of the tabs, in the order of the tabs. */
export const cloudTabs = {
  aws: 'AWS',
  gcp: 'Google Cloud',
  azure: 'Azure',
  local: 'Local',
} as const;

export type CloudTab = keyof typeof cloudTabs;
