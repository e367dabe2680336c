import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { getContentPathList, resolveMarkdownLinkPathname } from '@docusaurus/utils';

/** What links from one page's source to another's are resolved with, as plain data. */
export interface LinkTargets {
  /** Addresses of pages by their source, such as `@site/docs/apis.mdx`. */
  permalinks: Readonly<Record<string, string>>;
  /** The folders of each version. */
  versions: readonly { contentPath: string; contentPathLocalized: string | undefined }[];
}

export function linkTargetsOf({ loadedVersions }: LoadedContent): LinkTargets {
  const docs = loadedVersions.flatMap((version) => version.docs);
  return {
    permalinks: Object.fromEntries(docs.map(({ source, permalink }) => [source, permalink])),
    versions: loadedVersions.map(({ contentPath, contentPathLocalized }) => ({
      contentPath,
      contentPathLocalized,
    })),
  };
}

type ResolveLink = (link: { linkPathname: string; sourceFilePath: string }) => string | null;

/** Resolves as the docs plugin of Docusaurus 3.10 does (lib/index.js): its own resolver can't leave the main thread. */
export function resolverOf({ permalinks, versions }: LinkTargets, siteDir: string): ResolveLink {
  const sourceToPermalink = new Map(Object.entries(permalinks));
  return ({ linkPathname, sourceFilePath }) => {
    const contentPaths = versions.find((version) =>
      getContentPathList(version).some((folder) => sourceFilePath.startsWith(folder)),
    );
    if (!contentPaths) {
      throw new Error(`${sourceFilePath} is in no folder of a version of the docs.`);
    }
    const place = { sourceFilePath, sourceToPermalink, contentPaths, siteDir };
    return resolveMarkdownLinkPathname(linkPathname, place);
  };
}
