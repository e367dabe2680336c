import { nitricReleaseOf, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import type { VersionLink } from '../contracts/function-head';
import { sdkHome, sdkOf, sdkReferenceOf } from './sdks';

type Part = string | { text: string; href: string };

export interface SdkNotice {
  title: string;
  /** Texts and links, in order. */
  parts: readonly Part[];
}

/** Leads from a page of an older version to the same functions in the latest one, or says that it doesn't have them. */
function partsAbout({ version, title, href, isSame }: VersionLink): Part[] {
  const page = { text: title, href };
  return isSame
    ? ['See ', page, ` in ${version}. `]
    : [`These functions aren't in ${version}. The closest page is `, page, '. '];
}

/** @param latest the counterpart of a page of an older version. Undefined for a page without one, such as its first page */
export function sdkNoticesOf(route: string, latest: VersionLink | undefined): SdkNotice[] {
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
        ...(latest ? partsAbout(latest) : []),
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
