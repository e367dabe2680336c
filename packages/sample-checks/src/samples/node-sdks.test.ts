/** @jest-environment node */
import fs from 'node:fs';
import { sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { latestVersionOf } from '../sdks';
import { nodeSdkFile } from './node-sdks';

afterEach(() => jest.restoreAllMocks());

it('has the release of the pages', () => {
  const release = sdkReleaseOf('nodejs', latestVersionOf('nodejs'));
  expect(nodeSdkFile()).toMatch(new RegExp(`/third_party/nitric-sdk-${release}\\.tgz$`));
});

it('says how to restore a missing file', () => {
  jest.spyOn(fs, 'existsSync').mockReturnValue(false);
  expect(() => nodeSdkFile()).toThrow(
    /^third_party\/nitric-sdk-\S+\.tgz is missing\. Run "git checkout third_party", or build it as third_party\/README\.md says\.$/,
  );
});
