import { nitricReleaseOf, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { sdkHome, sdkOf, sdkReferenceOf } from './sdks';

export interface SdkNotice {
  title: string;
  /** Texts and links, in order. */
  parts: readonly (string | { text: string; href: string })[];
}

/**
 * The notices on a reference page of an SDK that is experimental or legacy, or of an older version, with the releases of Nitric that
 * work with it.
 */
export function sdkNoticesOf(route: string): SdkNotice[] {
  const reference = sdkReferenceOf(route);
  if (!reference) {
    return [];
  }
  const { sdk, version, isLatest } = reference;
  const { label, status } = sdkOf(sdk);
  const { cli, providers } = nitricReleaseOf(version);
  const compatibility = `CLI ${cli} and providers ${providers}`;
  const notices: SdkNotice[] = [];
  if (!isLatest) {
    notices.push({
      title: `You are reading about ${version}`,
      parts: [
        `This is an older version of the ${label} SDK. It works with ${compatibility} or older. `,
        { text: 'Go to the latest version', href: sdkHome(sdk) },
        '.',
      ],
    });
  }
  if (status === 'experimental' && isLatest) {
    notices.push({
      title: 'Experimental',
      parts: [
        `These pages describe release ${sdkReleaseOf(sdk, version)} of the ${label} SDK, which works with ${compatibility}. Its interface can change. `,
        { text: 'Tell us what you build with it', href: '/support' },
        '.',
      ],
    });
  }
  if (status === 'legacy') {
    notices.push({
      title: 'Legacy',
      parts: [
        `The ${label} SDK has no release for Nitric 1. It works with ${compatibility} or older. See `,
        { text: 'how to upgrade', href: '/support/upgrade' },
        '.',
      ],
    });
  }
  return notices;
}
