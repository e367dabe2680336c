import fs from 'node:fs';
import path from 'node:path';
import { filesOf, readProjects } from '@nitric-docs/sample-checks/examples';
import { currentRelease, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import currentVersions from '../../src/config/sdk-versions.json';

const root = path.resolve(__dirname, '../..');

const all = readProjects(root);

/** The JVM SDK requires releases of version 0. */
const projects = all.filter(({ name }) => !name.startsWith('jvm-'));

/** Where a release may be named: the files, how they name it, and the release that the pages describe. */
const named = {
  providers: [/^nitric\..+\.yaml$/, /provider: nitric\/\w+@(\S+)/g, currentRelease.providers],
  cli: [/^README\.md$/, /Nitric CLI (\d+\.\d+\.\d+)/g, currentRelease.cli],
  sdk: [
    /^package\.json$/,
    /"@nitric\/sdk": "(\S+)"/g,
    `^${sdkReleaseOf('nodejs', currentVersions.nodejs)}`,
  ],
} as const;

/** The releases that the files of a project name. */
const releasesIn = (
  folder: string,
  [files, release]: (typeof named)[keyof typeof named],
): string[] =>
  filesOf(folder)
    .filter((file) => files.test(file))
    .flatMap((file) => [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(release)])
    .map(([, version = '']) => version);

test.each(projects)('$name uses the releases that the pages describe', ({ folder }) => {
  for (const each of Object.values(named)) {
    expect(releasesIn(folder, each).filter((release) => release !== each[2])).toEqual([]);
  }
});

test('the stack files of examples name a release', () => {
  const found = projects.flatMap(({ folder }) => releasesIn(folder, named.providers));
  expect(found.length).toBeGreaterThan(projects.length);
});

test('each project belongs to exactly one guide', () => {
  const guides = path.join(root, 'docs/guides');
  const named = fs
    .readdirSync(guides, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const source = fs.readFileSync(path.join(guides, file), 'utf8');
      return /^ {2}project: examples\/(\S+)$/m.exec(source)?.[1] ?? [];
    });
  expect(named.sort()).toEqual(all.map(({ name }) => name));
});
