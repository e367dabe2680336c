import fs from 'node:fs';
import path from 'node:path';
import type { ErrorMessage } from '../error-data';

/** The folders of git checkouts, by the name of the repository on GitHub. */
type Checkouts = ReadonlyMap<string, string>;

type SourcedMessage = Pick<ErrorMessage, 'id' | 'source'>;
type Source = ErrorMessage['source'][number];

function lostIn(
  id: string,
  { repository, path: file, fragments }: Source,
  folder: string,
): string[] {
  const target = path.join(folder, file);
  if (!fs.existsSync(target)) {
    return [`  ${id}: ${repository} has no file ${file}`];
  }
  const content = fs.readFileSync(target, 'utf8');
  return fragments
    .filter((fragment) => !content.includes(fragment))
    .map((fragment) => `  ${id}: ${repository} ${file} doesn't contain "${fragment}"`);
}

/** Lists the fragments of messages that their source files don't contain, in the repositories with a checkout. */
const lostFragments = (messages: readonly SourcedMessage[], checkouts: Checkouts): string[] =>
  messages.flatMap(({ id, source }) =>
    source.flatMap((one) => {
      const folder = checkouts.get(one.repository);
      return folder === undefined ? [] : lostIn(id, one, folder);
    }),
  );

/** Lists the repositories without a checkout. */
const uncheckedRepositories = (
  messages: readonly SourcedMessage[],
  checkouts: Checkouts,
): string[] =>
  [...new Set(messages.flatMap(({ source }) => source.map(({ repository }) => repository)))].filter(
    (repository) => !checkouts.has(repository),
  );

/** The lines about messages in the report of `npm run facts`. */
export function errorMessageLines(
  messages: readonly SourcedMessage[],
  checkouts: Checkouts,
): { lost: string[]; lines: string[] } {
  const lost = lostFragments(messages, checkouts);
  const unchecked = uncheckedRepositories(messages, checkouts);
  return {
    lost,
    lines: [
      ...(lost.length > 0
        ? ['Error messages that changed. Correct packages/nitric-facts/data/errors.yaml:', ...lost]
        : ['Error messages: no changes.']),
      ...(unchecked.length > 0
        ? [`Not checked: messages of ${unchecked.join(', ')}. Pass --source <repository>=<folder>.`]
        : []),
    ],
  };
}
