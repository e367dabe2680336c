import fs from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig, Plugin } from '@docusaurus/types';
import { contentPageOf } from '../../../src/config/content-routes';
import { cachedContentPages, contentPagesIn } from '../../lib/content-inventory';
import { fileOf } from '../../lib/page-error';
import { stopIfAny } from '../../lib/stop';
import { checkPage } from './check-page';
import type { Site } from './links';

const FILE_NAME = /^[a-z\d._/-]+$/;

/** Names with capitals are the same file on some machines, and different files on others. */
const problemsOfNames = (files: readonly string[]): string[] =>
  files
    .filter((file) => !FILE_NAME.test(file))
    .map(
      (file) =>
        `${file}: the name of a page is a part of its address. Accepted: a-z, 0-9, and "-". Rename the file.`,
    );

const isProduction = (): boolean => process.env.NODE_ENV === 'production';

function siteOf(dir: string): Site {
  const pages = cachedContentPages(dir);
  return { dir, isPage: (route) => pages.has(route) };
}

function checkPages(siteDir: string): string[] {
  const files = contentPagesIn(siteDir).map(({ file }) => file);
  const site = siteOf(siteDir);
  return [
    ...problemsOfNames(files),
    ...files.flatMap((file) =>
      checkPage(site, file, fs.readFileSync(path.join(siteDir, file), 'utf8')),
    ),
  ];
}

/**
 * Docusaurus' `markdown.preprocessor`. The development server checks each page when it compiles it, so that its overlay shows what is
 * wrong. A build checks all pages before it compiles them.
 */
export const createPageCheck =
  (siteDir: string): NonNullable<MarkdownConfig['preprocessor']> =>
  ({ filePath, fileContent }) => {
    const file = fileOf({ cwd: siteDir, path: filePath });
    if (!isProduction() && contentPageOf(file)) {
      const problems = checkPage(siteOf(siteDir), file, fileContent);
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    }
    return fileContent;
  };

/** Checks the source of all pages before a build. */
export default function pageChecks({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'page-checks',
    loadContent() {
      if (isProduction()) {
        stopIfAny(checkPages(siteDir));
      }
    },
  };
}
