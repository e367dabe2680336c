import { parseVersions, statesOf, type AffectedReleases } from './versions';

// Fixed releases, so that a new one doesn't change the expectations.
jest.mock('@nitric-docs/nitric-facts/releases', () => ({
  ...jest.requireActual<object>('@nitric-docs/nitric-facts/releases'),
  describedRelease: (name: string) =>
    ({ cli: '1.61.1', providers: '1.27.5', nodejs: '1.2.2', dart: '1.5.0' })[name],
}));

const textOf = ({ component, from, to }: AffectedReleases): string =>
  `${component.id} ${from}-${to}`;

it.each([
  ['CLI 1.53.0 to 1.61.1', ['cli 1.53.0-1.61.1']],
  ['Dart SDK 1.5.0', ['dart 1.5.0-1.5.0']],
  ['`nitric/aws` 0.33.0 and 0.35.0', ['aws 0.33.0-0.35.0']],
  ['.NET SDK 0.13.0 to 0.15.1', ['csharp 0.13.0-0.15.1']],
  ['`nitric/aws` and `nitric/awstf` 1.13.0 to 1.27.5', ['aws 1.13.0-1.27.5', 'terraform 1.13.0-1.27.5']], // prettier-ignore
  ['Providers 0.35.0, CLI 1.33.6', ['providers 0.35.0-0.35.0', 'cli 1.33.6-1.33.6']],
  ['JVM SDK 0.1.3 with providers 0.35.0', ['jvm 0.1.3-0.1.3', 'providers 0.35.0-0.35.0']],
])('reads the versions %s', (cell, expected) => {
  expect(parseVersions(cell).map(textOf)).toEqual(expected);
});

it.each([
  ['`@nitric/sdk` 1.2.2', `affects: "\`@nitric/sdk\` 1.2.2" can't be read. Write a component and its releases: "CLI 1.53.0 to 1.61.1", `], // prettier-ignore
  ['CLI 1.53.0 or later', "can't be read"],
  ['CLI 1.61.1 to 1.53.0', 'names 1.53.0 after 1.61.1. Write the older release first.'],
])('rejects the versions %s', (cell, message) => {
  expect(() => parseVersions(cell)).toThrow(message);
});

it.each([
  ['the described release has it', '`nitric/aws` 1.13.0 to 1.27.5', undefined, ['current']],
  ['it may still be in a release after the described one', 'CLI 1.53.0 to 1.62.0', undefined, ['current']], // prettier-ignore
  ['it was last found in a release before the described one', 'CLI 1.53.0 to 1.60.0', undefined, ['current']], // prettier-ignore
  ['a release before the described one fixed it', '`nitric/azure` 1.13.0 to 1.17.2', '1.17.3', ['fixed']], // prettier-ignore
  ['a release after the described one fixes it', 'Node.js SDK 1.0.0 to 1.3.0', '1.3.1', ['current', 'fixed']], // prettier-ignore
  ['it is in a release of version 0', 'JVM SDK 0.1.3 with `nitric/aws` 0.35.0', undefined, ['v0']],
  ['it is in a CLI for version 0', 'CLI 1.33.6', undefined, ['v0']],
  ['it is in both versions', '`nitric/aws` 0.35.0 to 1.27.5', undefined, ['current', 'v0']],
])('knows that %s', (_, versions, fix, expected) => {
  expect(statesOf(parseVersions(versions), fix)).toEqual(expected);
});
