import { currentRelease, license, monthOfRelease } from '@nitric-docs/nitric-facts/releases';
import { cloudTabs } from '../contracts/reader-choices';
import { sdks, type Sdk } from './sdks';

const listOf = (names: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-US', { type }).format(names);

const languagesWith = (status: Sdk['status']): string =>
  listOf(
    sdks.filter((sdk) => sdk.status === status).map(({ label }) => label),
    'conjunction',
  );

/** What people ask before they try Nitric, with the page about it. */
export const projectFacts = [
  {
    name: 'Price',
    value: `Free, ${license} license`,
    detail: 'Your cloud bills you for the resources.',
    href: '/faq',
  },
  {
    name: 'Runs in',
    value: 'Your own account',
    detail: listOf([cloudTabs.aws, cloudTabs.gcp, cloudTabs.azure], 'disjunction'),
    href: '/reference/providers',
  },
  {
    name: 'SDKs',
    value: languagesWith('stable'),
    detail: `${languagesWith('experimental')} are experimental.`,
    href: '/concepts/language-support',
  },
  {
    name: 'Latest releases',
    value: `CLI ${currentRelease.cli}, ${monthOfRelease('cli')}`,
    detail: `Providers ${currentRelease.providers}, ${monthOfRelease('providers')}`,
    href: '/reference/versions',
  },
];
