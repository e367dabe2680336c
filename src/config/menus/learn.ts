import type { Menu } from './types';

/** Concepts and getting started. */
export const learnMenus = [
  {
    key: 'concepts',
    groups: [
      {
        links: [
          { title: 'What is Nitric?', href: '/concepts/introduction' },
          { title: 'How Nitric works', href: '/concepts/how-nitric-works' },
          { title: 'What You Can Build with Nitric', href: '/concepts/build-with-nitric' },
          { title: 'How Devs Use Nitric', href: '/concepts/how-devs-use-nitric' },
          { title: 'How Ops Use Nitric', href: '/concepts/how-ops-use-nitric' },
          { title: 'Extensibility', href: '/concepts/extensibility' },
          { title: 'IAM and Access Control', href: '/concepts/access-control' },
          { title: 'Languages', href: '/concepts/language-support' },
          { title: 'CI/CD Pipeline', href: '/concepts/cicd' },
          { title: 'Project Structure', href: '/concepts/project-structure' },
        ],
      },
      {
        title: 'Comparisons',
        links: [
          { title: 'Overview', href: '/concepts/comparison' },
          { title: 'AWS CDK', href: '/concepts/comparison/aws-cdk' },
          { title: 'AWS SAM', href: '/concepts/comparison/aws-sam' },
          { title: 'GCP Deployment Manager', href: '/concepts/comparison/gcp-deployment-manager' },
          { title: 'Azure Resource Manager', href: '/concepts/comparison/bicep' },
          { title: 'Pulumi', href: '/concepts/comparison/pulumi' },
          { title: 'Terraform', href: '/concepts/comparison/terraform' },
          { title: 'SST', href: '/concepts/comparison/sst' },
          { title: 'Encore', href: '/concepts/comparison/encore' },
          { title: 'Wing', href: '/concepts/comparison/winglang' },
          { title: 'Ampt', href: '/concepts/comparison/ampt' },
        ],
      },
      {
        title: 'Next steps',
        links: [{ title: 'Get started with Nitric', href: '/getting-started/quickstart' }],
      },
    ],
  },
  {
    key: 'getting-started',
    groups: [
      {
        links: [
          { title: 'Installation', href: '/getting-started/installation' },
          { title: 'Quickstart', href: '/getting-started/quickstart' },
          { title: 'Local Dashboard', href: '/getting-started/local-dashboard' },
          { title: 'Resource Best Practices', href: '/getting-started/resources-overview' },
          { title: 'Deployment', href: '/getting-started/deployment' },
        ],
      },
      {
        title: 'Next Steps',
        links: [{ title: 'Check out our Guides', href: '/guides' }],
      },
    ],
  },
] as const satisfies readonly Menu[];
