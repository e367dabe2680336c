import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {
  describedRelease,
  monthOfRelease,
  replaceReleases,
  sdkPackageOf,
  sdkReleaseOf,
  sdkReleases,
} from './releases';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ name: z.string().optional(), version: z.string() }).partial(),
  ),
});

/** The releases of the Node.js SDK in the lock file of the site. */
function lockedReleases(): string[] {
  const file = path.resolve(__dirname, '../../../package-lock.json');
  const { packages } = lockSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  return Object.entries(packages).flatMap(([folder, { name, version }]) =>
    version !== undefined && (name ?? folder.replace('node_modules/', '')) === '@nitric/sdk'
      ? [version]
      : [],
  );
}

it('returns the package name of the registry and the release', () => {
  expect(sdkPackageOf('python', 'v0')).toBe('nitric 0.14.0');
});

it('rejects a version without a release and names the file to change', () => {
  expect(() => sdkReleaseOf('python', 'v7')).toThrow(
    /^packages\/nitric-facts\/releases\.json: no release for python v7\. Add it\. Existing versions: v0, v1/,
  );
});

test('the lock file has the described releases of the Node.js SDK, and no others', () => {
  const described = Object.values(sdkReleases.nodejs.releases);
  expect(lockedReleases().sort()).toEqual(described.sort());
});

it('replaces releases and the months in which they were published', () => {
  const text = 'nitric_sdk:%release:dart%, CLI of %published:cli%, 5% of %PATH%';
  expect(replaceReleases('a.json', text)).toBe(
    `nitric_sdk:${describedRelease('dart')}, CLI of ${monthOfRelease('cli')}, 5% of %PATH%`,
  );
  expect(monthOfRelease('cli')).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
});

it('rejects an unknown placeholder and names its line', () => {
  expect(() => replaceReleases('a.json', 'one\n%release:rust%')).toThrow(
    /^a\.json:2: unknown placeholder %release:rust%\. Accepted: %release:cli%, %release:providers%, /,
  );
  expect(() => replaceReleases('a.json', '%published:rust%')).toThrow(
    /^a\.json:1: unknown placeholder %published:rust%\. Accepted: %published:cli%, /,
  );
});
