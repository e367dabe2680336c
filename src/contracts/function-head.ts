/** What the build knows about the function of a page: the content of the head of the page besides its title. */
export interface FunctionHead {
  /** One for each overload, or for each function of a page about several. */
  signatures: readonly (readonly SignaturePart[])[];
  /** The permissions that a call requires, as code: `read`. Empty if it requires none. */
  permissions: readonly string[];
  /** The function in all languages that have it, also in that of the page. */
  languages: readonly LanguageLink[];
  /** The same functions, or the closest page, in the other versions of the SDK. */
  versions: readonly VersionLink[];
}

/** Code, and the section of the page that describes it. */
export interface SignaturePart {
  text: string;
  section?: string;
}

export interface LanguageLink {
  /** The name of the SDK: `Node.js`. */
  language: string;
  title: string;
  href: string;
}

export interface VersionLink {
  version: string;
  /** The title of the page. */
  title: string;
  href: string;
  /** Whether the page is about the same function, and not just about the same building block. */
  isSame: boolean;
}

/** What plugins/content/front-matter adds to the front matter of the pages of an SDK. */
export interface SdkFrontMatter {
  /** Of a page about functions. */
  function_head?: FunctionHead;
  /** Of a page of an older version that has a counterpart in the latest one. */
  latest_version?: VersionLink;
}
