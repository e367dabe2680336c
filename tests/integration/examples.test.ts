import fs from 'node:fs';
import path from 'node:path';
import { filesOf, readProjects } from '@nitric-docs/sample-checks/examples';
import { currentRelease, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import currentVersions from '../../src/config/sdk-versions.json';

const root = path.resolve(__dirname, '../..');

const all = readProjects(root);

const sdkInExamples = `^${sdkReleaseOf('nodejs', currentVersions.nodejs)}`;

/** The JVM SDK requires releases of version 0. */
const projects = all.filter(({ name }) => !name.startsWith('jvm-'));

/** The releases that a pattern finds in the files of a project, with the names of the files. */
const releasesIn = (folder: string, files: RegExp, release: RegExp): string[] =>
  filesOf(folder)
    .filter((file) => files.test(file))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(release)].map(
        ([, version]) => `${file} ${version}`,
      ),
    );

const others = (found: readonly string[], expected: string): string[] =>
  found.filter((text) => !text.endsWith(` ${expected}`));

test.each(projects)('$name uses the releases that the pages describe', ({ folder }) => {
  const providers = releasesIn(folder, /^nitric\..+\.yaml$/, /provider: nitric\/\w+@(\S+)/g);
  const cli = releasesIn(folder, /^README\.md$/, /Nitric CLI (\d+\.\d+\.\d+)/g);
  const sdk = releasesIn(folder, /^package\.json$/, /"@nitric\/sdk": "(\S+)"/g);
  expect(others(providers, currentRelease.providers)).toEqual([]);
  expect(others(cli, currentRelease.cli)).toEqual([]);
  expect(others(sdk, sdkInExamples)).toEqual([]);
});

test('the stack files of examples name a release', () => {
  const found = projects.flatMap(({ folder }) =>
    releasesIn(folder, /^nitric\..+\.yaml$/, /provider: nitric\/\w+@(\S+)/g),
  );
  expect(others(found, 'none').length).toBeGreaterThan(projects.length);
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
