import type { Menu } from './types';

/** The CLI, preview features and support. */
export const toolMenus = [
  {
    key: 'reference/cli',
    groups: [
      {
        title: 'Nitric CLI',
        links: [
          { title: 'Overview', href: '/reference/cli' },
          { title: 'Installation', href: '/reference/cli/installation' },
          { title: 'Local Development', href: '/reference/cli/local-development' },
          { title: 'Stacks', href: '/reference/cli/stacks' },
        ],
      },
    ],
  },
  {
    key: 'reference/preview-features',
    groups: [
      {
        links: [{ title: 'Overview', href: '/reference/preview-features' }],
      },
      {
        title: 'Current Preview Features',
        links: [
          { title: 'Docker Providers', href: '/reference/providers/install/docker' },
          { title: 'SQL Databases', href: '/sql' },
        ],
      },
    ],
  },
  {
    key: 'support',
    groups: [
      {
        links: [
          { title: 'Support', href: '/support' },
          { title: 'Upgrade from v0', href: '/support/upgrade' },
        ],
      },
    ],
  },
] as const satisfies readonly Menu[];
