import { releasesIn } from '../checkout';
import { PACKAGE_FOLDER } from '../read-data';
import { releaseHistory, type ReleaseHistory } from '../release-history';

/**
 * Lists the releases in a checkout that are newer than the listed ones, with their commits.
 * @param product its key in the history. Others have no list.
 */
export const unlistedReleases = (
  product: string,
  checkout: string,
  history: Partial<ReleaseHistory> = releaseHistory,
): string[] => {
  const [newest] = history[product as keyof ReleaseHistory] ?? [];
  return newest
    ? releasesIn(checkout, newest.release).map(
        ({ release, date, subjects }) =>
          `+ ${product} ${release} of ${date}: Write what it brought in ${PACKAGE_FOLDER}/data/release-history.yaml. Its commits: ${subjects.join('; ')}.`,
      )
    : [];
};
