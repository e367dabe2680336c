/** The limits of a site. */
export interface ProseConfig {
  /** Folders with all pages. */
  folders: readonly string[];
  /** The most words on a page, by its type. The first type that matches the path of a page applies. */
  lengths: readonly { type: string; pages: RegExp; words: number }[];
  /** Pages with more words. */
  longer: readonly { page: string; words: number; reason: string }[];
  /** A passage can stand on three of these pages. */
  unrepeated: RegExp;
  /** The start of the path that differs between the languages of a page. */
  languages: RegExp;
  /** The most times that the pages together use a phrase, in 1,000 words. */
  voice: {
    pages: RegExp;
    phrases: readonly { phrase: string; pattern: RegExp; perThousandWords: number }[];
  };
  /** Passages that can stand on more pages, in lower case and without punctuation. */
  repeatable: readonly { passage: string; reason: string }[];
}
