import { sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { latestVersionOf } from '../sdks';
import { nodeSdkFile } from './node-sdks';

it('installs the release of the pages', () => {
  const release = sdkReleaseOf('nodejs', latestVersionOf('nodejs'));
  expect(nodeSdkFile()).toMatch(new RegExp(`/third_party/nitric-sdk-${release}\\.tgz$`));
});
