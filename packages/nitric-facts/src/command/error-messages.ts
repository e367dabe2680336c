import fs from 'node:fs';
import path from 'node:path';
import type { ErrorMessage } from '../error-data';
import { PACKAGE_FOLDER } from '../read-data';

/**
 * Lists the messages that their source files don't contain anymore.
 * @param checkouts folders of git checkouts, by the name of the repository on GitHub. Messages of other repositories aren't checked.
 */
export const lostMessages = (
  messages: readonly Pick<ErrorMessage, 'id' | 'source'>[],
  checkouts: ReadonlyMap<string, string>,
): string[] =>
  messages.flatMap(({ id, source }) =>
    source.flatMap(({ repository, path: file, fragments }) => {
      const folder = checkouts.get(repository);
      if (folder === undefined) {
        return [];
      }
      const target = path.join(folder, file);
      const content = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '';
      return fragments
        .filter((fragment) => !content.includes(fragment))
        .map(
          (fragment) =>
            `${PACKAGE_FOLDER}/data/errors.yaml: ${id}: "${fragment}" isn't in ${file} of ${repository}. Correct the message and its source.`,
        );
    }),
  );
