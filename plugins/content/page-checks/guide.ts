import fs from 'node:fs';
import path from 'node:path';
import { guideGroupOf, guideGroups, isGuideRoute } from '../../../src/config/node/guide-groups';
import guideTopics from '../../../src/config/guide-topics.json';
import { isSdkId, sdkIds } from '../../../src/config/sdks';
import type { FieldProblem } from '../../lib/front-matter-schema';
import type { Guide } from '../../../src/contracts/guide';

const isFolder = (folder: string): boolean =>
  fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Compares the `guide` block of a page with the configuration and the repository. */
export function problemsOfGuide(siteDir: string, route: string, guide?: Guide): FieldProblem[] {
  if (!guide) {
    return guideGroupOf(route)
      ? [
          {
            path: ['guide'],
            text: '"guide": missing. Name the project of the guide, such as "project: examples/go-first-api"',
          },
        ]
      : [];
  }
  const problems: FieldProblem[] = [];
  const add = (text: string, ...field: string[]): void => {
    problems.push({ path: ['guide', ...field], text });
  };
  if (!isGuideRoute(route)) {
    const groups = guideGroups.map(({ id }) => id).join(', ');
    add(
      `"guide": ${route} is not the address of a guide. Move the page to docs/guides/, or to docs/guides/<group>/. Accepted groups: ${groups}`,
    );
  }
  if (guide.project === undefined) {
    if (guide.kind !== 'recipe') {
      add('"guide.project" is missing. Only a recipe has no project', 'kind');
    }
  } else if (!isFolder(path.join(siteDir, guide.project))) {
    add(`"guide.project": the folder ${guide.project} doesn't exist. Add the project`, 'project');
  }
  if (guide.sdk !== undefined && !isSdkId(guide.sdk)) {
    add(`"guide.sdk": unknown SDK "${guide.sdk}". Accepted: ${sdkIds.join(', ')}`, 'sdk');
  }
  const unknown = guide.topics.filter((topic) => !guideTopics.includes(topic));
  if (unknown.length > 0) {
    const names = unknown.map((topic) => `"${topic}"`).join(', ');
    add(`"guide.topics": unknown topic ${names}. Accepted: ${guideTopics.join(', ')}`, 'topics');
  }
  return problems;
}
