import fs from 'node:fs';
import path from 'node:path';
import { guideGroupOf, guideGroups } from '../../../src/config/node/guide-groups';
import { guideTopics, isGuideTopic } from '../../../src/config/guide-topics';
import { isSdkId, sdkIds } from '../../../src/config/sdks';
import type { Guide } from '../../../src/contracts/guide';

const isFolder = (folder: string): boolean =>
  fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Compares the `guide` block of a page with the configuration and the repository.
 * @param guide undefined if the page has no block, which only a guide requires
 * @returns the invalid fields, each with what is accepted
 */
export function problemsOfGuide(siteDir: string, route: string, guide?: Guide): string[] {
  if (!guide) {
    return guideGroupOf(route)
      ? [`"guide": missing. Name the project of the guide, such as "project: examples/go-rest-api"`]
      : [];
  }
  const problems: string[] = [];
  if (!guideGroupOf(route)) {
    const groups = guideGroups.map(({ id }) => id).join(', ');
    problems.push(
      `"guide": ${route} is not the address of a guide. Move the page to docs/guides/<group>/. Accepted groups: ${groups}`,
    );
  }
  if (!isFolder(path.join(siteDir, guide.project))) {
    problems.push(`"guide.project": the folder ${guide.project} doesn't exist. Add the project`);
  }
  if (guide.sdk !== undefined && !isSdkId(guide.sdk)) {
    problems.push(`"guide.sdk": unknown SDK "${guide.sdk}". Accepted: ${sdkIds.join(', ')}`);
  }
  const unknown = guide.topics.filter((topic) => !isGuideTopic(topic));
  if (unknown.length > 0) {
    const names = unknown.map((topic) => `"${topic}"`).join(', ');
    problems.push(`"guide.topics": unknown topic ${names}. Accepted: ${guideTopics.join(', ')}`);
  }
  return problems;
}
