import fs from 'node:fs';
import { isMap, isSeq, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { releasesIn, type ReleaseCommits } from '../checkout';
import { isBefore } from '../key-rows';
import { PACKAGE_FOLDER, pathOf } from '../read-data';

const FILE = 'data/release-history.yaml';

/** An entry without a text. Its comment has the commits, from which a person writes the text. */
function emptyEntry({ release, date, subjects }: ReleaseCommits): Record<string, unknown> {
  const change = new Scalar('');
  change.type = 'QUOTE_SINGLE';
  change.comment = ` ${subjects.join('; ')}`;
  return { release, date, change };
}

const entriesOf = ({ items }: YAMLSeq): YAMLMap[] => items.filter((item) => isMap(item));

/**
 * Adds the releases in a checkout that are newer than the listed ones.
 * @param product its key in the file. Nothing happens to products that the file doesn't have.
 * @returns a task for each release without a text
 */
export function addReleases(product: string, checkout: string, file = pathOf(FILE)): string[] {
  const document = parseDocument(fs.readFileSync(file, 'utf8'));
  const list = document.get(product);
  if (!isSeq(list)) {
    return [];
  }
  const newest = String(entriesOf(list)[0]?.get('release'));
  const added = releasesIn(checkout, (release) => isBefore(newest, release));
  if (added.length > 0) {
    list.items.unshift(...added.reverse().map((one) => document.createNode(emptyEntry(one))));
    fs.writeFileSync(file, document.toString({ lineWidth: 0 }));
  }
  return entriesOf(list)
    .filter((entry) => entry.get('change') === '')
    .map(
      (entry) =>
        `+ ${product} ${String(entry.get('release'))}: Write what it brought in ${PACKAGE_FOLDER}/${FILE}, and remove the comment with its commits.`,
    );
}
