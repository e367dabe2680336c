import type { Menu, MenuGroup } from './types';

const terraformGroup = {
  title: 'Terraform Providers',
  links: [
    { title: 'Overview', href: '/reference/providers/terraform', icon: 'terraform' },
    { title: 'AWS', href: '/reference/providers/terraform/aws', icon: 'aws' },
    { title: 'GCP', href: '/reference/providers/terraform/gcp', icon: 'gcp' },
  ],
} as const satisfies MenuGroup;

const customGroup = {
  title: 'Custom Providers',
  links: [
    {
      title: 'Building a Custom Provider',
      href: '/reference/providers/custom/building-custom-provider',
    },
    {
      title: 'Extending a Base Provider',
      href: '/reference/providers/custom/extend-standard-provider',
    },
    { title: 'Docker Providers', href: '/reference/providers/install/docker' },
  ],
} as const satisfies MenuGroup;

/** Cloud providers. */
export const providerMenus = [
  {
    key: 'reference/providers/aws',
    groups: [
      {
        links: [
          { title: 'AWS Provider Overview', href: '/reference/providers/aws' },
          { title: 'Configuration', href: '/reference/providers/aws/configuration' },
          { title: 'APIs', href: '/reference/providers/aws/apis' },
          { title: 'Key Value Store', href: '/reference/providers/aws/keyvalue' },
          { title: 'Queues', href: '/reference/providers/aws/queues' },
          { title: 'Schedules', href: '/reference/providers/aws/schedules' },
          { title: 'Secrets', href: '/reference/providers/aws/secrets' },
          { title: 'Storage', href: '/reference/providers/aws/storage' },
          { title: 'Topics', href: '/reference/providers/aws/topics' },
          { title: 'Import Existing Resources', href: '/reference/providers/aws/imports' },
        ],
      },
      {
        title: 'More Standard Providers',
        links: [
          { title: 'GCP', href: '/reference/providers/gcp', icon: 'gcp' },
          { title: 'Azure', href: '/reference/providers/azure', icon: 'azure' },
        ],
      },
      terraformGroup,
      customGroup,
    ],
  },
  {
    key: 'reference/providers/gcp',
    groups: [
      {
        links: [
          { title: 'GCP Provider Overview', href: '/reference/providers/gcp' },
          { title: 'Configuration', href: '/reference/providers/gcp/configuration' },
          { title: 'APIs', href: '/reference/providers/gcp/apis' },
          { title: 'Key Value Stores', href: '/reference/providers/gcp/keyvalue' },
          { title: 'Queues', href: '/reference/providers/gcp/queues' },
          { title: 'Schedules', href: '/reference/providers/gcp/schedules' },
          { title: 'Secrets', href: '/reference/providers/gcp/secrets' },
          { title: 'Storage', href: '/reference/providers/gcp/storage' },
          { title: 'Topics', href: '/reference/providers/gcp/topics' },
        ],
      },
      {
        title: 'More Standard Providers',
        links: [
          { title: 'AWS', href: '/reference/providers/aws', icon: 'aws' },
          { title: 'Azure', href: '/reference/providers/azure', icon: 'azure' },
        ],
      },
      terraformGroup,
      customGroup,
    ],
  },
  {
    key: 'reference/providers/azure',
    groups: [
      {
        links: [
          { title: 'Azure Provider Overview', href: '/reference/providers/azure' },
          { title: 'Configuration', href: '/reference/providers/azure/configuration' },
          { title: 'APIs', href: '/reference/providers/azure/apis' },
          { title: 'Key Value Stores', href: '/reference/providers/azure/keyvalue' },
          { title: 'Queues', href: '/reference/providers/azure/queues' },
          { title: 'Schedules', href: '/reference/providers/azure/schedules' },
          { title: 'Secrets', href: '/reference/providers/azure/secrets' },
          { title: 'Storage', href: '/reference/providers/azure/storage' },
          { title: 'Topics', href: '/reference/providers/azure/topics' },
        ],
      },
      {
        title: 'More Standard Providers',
        links: [
          { title: 'AWS', href: '/reference/providers/aws', icon: 'aws' },
          { title: 'GCP', href: '/reference/providers/gcp', icon: 'gcp' },
        ],
      },
      terraformGroup,
      customGroup,
    ],
  },
  {
    key: 'reference/providers',
    groups: [
      {
        title: 'Standard Providers (Pulumi)',
        links: [
          { title: 'Overview', href: '/reference/providers/pulumi', icon: 'pulumi' },
          { title: 'AWS', href: '/reference/providers/aws', icon: 'aws' },
          { title: 'GCP', href: '/reference/providers/gcp', icon: 'gcp' },
          { title: 'Azure', href: '/reference/providers/azure', icon: 'azure' },
          { title: 'Custom', href: '/reference/providers/pulumi/custom', icon: 'tools' },
        ],
      },
      terraformGroup,
      customGroup,
    ],
  },
  {
    key: 'reference/pulumi',
    groups: [
      {
        links: [
          { title: 'Overview', href: '/reference/providers/pulumi' },
          { title: 'Using Pulumi Cloud as a Backend', href: '/reference/pulumi/pulumi-cloud' },
          {
            title: 'Building Nitric providers using Pulumi',
            href: '/reference/pulumi/custom-providers',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Menu[];
