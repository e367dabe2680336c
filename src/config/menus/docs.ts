import { buildingBlocks } from '../building-blocks';
import { currentVersionOf, sdkHome, sdks, versionsOf, type Sdk } from '../sdks';
import type { Menu, MenuLink } from './types';

function sdkLink(sdk: Sdk): MenuLink {
  const versions = versionsOf(sdk.id);
  return {
    title: sdk.label,
    href: sdkHome(sdk.id),
    icon: sdk.icon,
    ...(sdk.badge ? { badge: sdk.badge } : {}),
    ...(currentVersionOf(sdk.id) && versions.length > 1 ? { versions } : {}),
  };
}

/** The default menu: the home page, and every page that no other menu covers. */
export const docsMenu = {
  key: 'docs',
  groups: [
    {
      links: [
        { title: 'Home', href: '/', icon: 'home' },
        { title: 'Concepts', href: '/concepts/introduction', icon: 'concepts' },
        { title: 'Get Started', href: '/getting-started/quickstart', icon: 'rocket' },
        { title: 'Guides', href: '/guides', icon: 'book' },
      ],
    },
    {
      title: 'Using Nitric',
      links: [{ title: 'Nitric CLI', href: '/reference/cli', icon: 'terminal' }],
    },
    {
      showDividerAbove: true,
      links: buildingBlocks.map(({ title, href, icon }) => ({ title, href, icon })),
    },
    {
      showDividerAbove: true,
      links: [
        { title: 'Custom Container Builds', href: '/reference/custom-containers', icon: 'cube' },
        { title: 'Environment Variables', href: '/reference/env', icon: 'cog' },
        { title: 'Preview Features', href: '/reference/preview-features', icon: 'toggle' },
      ],
    },
    { title: 'Library Reference', links: sdks.map(sdkLink) },
    {
      title: 'Cloud Providers',
      links: [
        { title: 'Overview', href: '/reference/providers', icon: 'cloud' },
        { title: 'AWS', href: '/reference/providers/aws', icon: 'aws' },
        { title: 'GCP', href: '/reference/providers/gcp', icon: 'gcp' },
        { title: 'Azure', href: '/reference/providers/azure', icon: 'azure' },
        {
          title: 'Custom Providers',
          href: '/reference/providers/custom/building-custom-provider',
          icon: 'tools',
        },
      ],
    },
    {
      title: 'Integrations',
      links: [
        { title: 'Pulumi', href: '/reference/providers/pulumi', icon: 'pulumi' },
        { title: 'Terraform', href: '/reference/providers/terraform', icon: 'terraform' },
      ],
    },
    {
      title: 'Additional Resources',
      links: [
        { title: 'FAQs', href: '/faq', icon: 'question' },
        { title: 'Support', href: '/support', icon: 'lifebuoy' },
        { title: 'Contributions', href: '/contributions', icon: 'contribute' },
        { title: 'Upgrade from v0', href: '/support/upgrade', icon: 'upgrade' },
      ],
    },
  ],
} as const satisfies Menu;
