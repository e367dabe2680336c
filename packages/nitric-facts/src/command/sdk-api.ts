import fs from 'node:fs';
import path from 'node:path';
import type Content from '../../releases.json';
import { releaseOf } from '../checkout';
import { errorMessages } from '../error-data';
import { declarationsIn } from '../node-declarations';
import { PACKAGE_FOLDER, pathOf } from '../read-data';
import { sdkReleaseOf, sdkReleases, type SdkId } from '../releases';
import { interfaceFileOf, joinSources, type Sources } from '../sdk-api';
import { pythonDeclarations, pythonStubs } from '../sdk-api/python-declarations';
import { unlistedReleases } from './unlisted-releases';
import { lostMessages } from './error-messages';

/** The folders of the Go SDK that programs are compiled from. */
const GO_FOLDERS = ['constants', 'internal', 'nitric'];

/** The sources of the Go SDK, without comments. */
function goSourcesIn(checkout: string): Sources {
  const files = GO_FOLDERS.filter((folder) => fs.existsSync(path.join(checkout, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(checkout, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
    )
    .filter((file) => /(?<!_test)\.go$/.test(file))
    .sort();
  if (!files.some((file) => file.startsWith('nitric/'))) {
    throw new Error(
      `${checkout} has no packages below nitric. Pass a checkout of ${sdkReleases.go.repository}.`,
    );
  }
  return new Map(
    files.map((file) => {
      const text = fs.readFileSync(path.join(checkout, file), 'utf8');
      return [file, text.replace(/^[ \t]*\/\/(?!go:).*\n/gm, '').trimStart()];
    }),
  );
}

/** The signatures of the Python SDK. */
function pythonStubsIn(checkout: string): string {
  const folder = path.join(checkout, 'nitric', 'resources');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.py'));
  const texts = files.sort().map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  return pythonStubs(pythonDeclarations(texts.join('\n')));
}

/** The text of the interface of the release in a checkout. Undefined for SDKs whose interface isn't read from sources. */
function interfaceIn(sdk: SdkId, checkout: string, source: string): string | undefined {
  switch (sdk) {
    case 'go': {
      const header = `The sources of ${source}, Apache License 2.0, without comments. Written by "npm run facts -- sdk-api go".\n`;
      return joinSources(header, goSourcesIn(checkout));
    }
    case 'nodejs':
      return `// The interface of ${source}, written by "npm run facts -- sdk-api nodejs".\n${declarationsIn(checkout)}`;
    case 'python':
      return `# The signatures of ${source}, written by "npm run facts -- sdk-api python".\n\n${pythonStubsIn(checkout)}`;
    default:
      return undefined;
  }
}

/** @param date the day of the release, which is stored if it is the one of the newest version */
function writeRelease(sdk: SdkId, version: string, release: string, date: string): void {
  const file = pathOf('releases.json');
  const content = JSON.parse(fs.readFileSync(file, 'utf8')) as typeof Content;
  const entry: { releases: Record<string, string>; published: string } = content.sdks[sdk];
  entry.releases[version] = release;
  if (Object.keys(entry.releases).at(-1) === version) {
    entry.published = date;
  }
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Describes the release in a checkout as that of a version: writes it to `releases.json`, and the interface if it is read from sources.
 * @returns the number of tasks, which it prints: error messages that the release doesn't have anymore, and releases that the history doesn't list
 * @throws if the version doesn't exist
 */
export function describeSdk(sdk: SdkId, version: string, checkout: string): number {
  const old = sdkReleaseOf(sdk, version);
  const { tag, commit, date } = releaseOf(checkout);
  const { repository } = sdkReleases[sdk];
  const text = interfaceIn(sdk, checkout, `${repository} ${tag} (${commit})`);
  if (text !== undefined) {
    fs.writeFileSync(pathOf(interfaceFileOf(sdk, version)), text);
  }
  writeRelease(sdk, version, tag.replace(/^v/, ''), date);
  const tasks = [
    ...lostMessages(errorMessages, new Map([[repository, checkout]])),
    ...unlistedReleases(sdk, checkout),
  ];
  const done = `${sdk} ${version} was v${old}, and is ${tag} now. To see the changes, run: git diff ${PACKAGE_FOLDER}`;
  console.info([done, ...tasks].join('\n'));
  return tasks.length;
}
