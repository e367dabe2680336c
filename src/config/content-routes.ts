import { isSdkId, versionIdOf } from './sdks';

export interface ContentPage {
  /** Path of the source from the root of the repository, with forward slashes. */
  file: string;
  /** Address without the site's base. */
  route: string;
  /** Docusaurus' name of the version: `current`, or `<sdk>-<version>`. */
  versionName: string;
  /** Docusaurus' id of the page inside its version. */
  docId: string;
}

const CURRENT_FOLDER = 'docs/';
const FROZEN_FILE = /^versioned_docs\/version-([a-z]+)-(v\d+)\/(.+)$/;
const PAGE_EXTENSION = /\.mdx?$/;

const isPartial = (file: string): boolean => file.split('/').some((part) => part.startsWith('_'));

/** Docusaurus' `slug` of a page in its version. By default, it would serve `api/api.mdx` at `/api`, as the index of its folder. */
export function slugOf({ docId }: Pick<ContentPage, 'docId'>): string {
  return docId === 'index' ? '/' : `/${docId.replace(/\/index$/, '')}`;
}

/** `versioned_docs/version-go-v0/api/api.mdx` is `/reference/go/v0/api/api`. Undefined for partials (`_name.mdx`) and other files. */
export function contentPageOf(file: string): ContentPage | undefined {
  if (!PAGE_EXTENSION.test(file) || isPartial(file)) {
    return undefined;
  }
  if (file.startsWith(CURRENT_FOLDER)) {
    const docId = file.slice(CURRENT_FOLDER.length).replace(PAGE_EXTENSION, '');
    return { file, route: slugOf({ docId }), versionName: 'current', docId };
  }
  const [, sdk, version, path] = FROZEN_FILE.exec(file) ?? [];
  if (!isSdkId(sdk) || !version || !path) {
    return undefined;
  }
  const docId = path.replace(PAGE_EXTENSION, '');
  return {
    file,
    route: `/reference/${sdk}/${version}${slugOf({ docId })}`.replace(/\/$/, ''),
    versionName: versionIdOf(sdk, version),
    docId,
  };
}
