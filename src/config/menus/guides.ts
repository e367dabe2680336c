import type { Menu } from './types';

/** Guides: one menu a language or subject, and the list of them. */
export const guideMenus = [
  {
    key: 'guides/nodejs',
    groups: [
      {
        links: [
          { title: 'Debugging', href: '/guides/nodejs/debugging' },
          { title: 'Testing', href: '/guides/nodejs/testing' },
          { title: 'REST API', href: '/guides/nodejs/serverless-rest-api-example' },
          { title: 'GraphQL', href: '/guides/nodejs/graphql' },
          { title: 'Express.js', href: '/guides/nodejs/expressjs' },
          { title: 'Fastify', href: '/guides/nodejs/fastify' },
          { title: 'Nest.js', href: '/guides/nodejs/nestjs' },
          { title: 'Next.js', href: '/guides/nodejs/api-with-nextjs' },
          { title: 'Stripe', href: '/guides/nodejs/stripe' },
          { title: 'Twilio', href: '/guides/nodejs/twilio' },
          { title: 'Uptime Monitor', href: '/guides/nodejs/uptime' },
          { title: 'Websockets', href: '/guides/nodejs/websockets' },
        ],
      },
      {
        title: 'Auth',
        links: [
          { title: 'Secure API with Auth0', href: '/guides/nodejs/secure-api-auth0' },
          { title: 'Secure APIs with AWS Cognito', href: '/guides/nodejs/amazon-cognito' },
        ],
      },
      {
        title: 'Databases',
        links: [
          { title: 'Nitric SQL with Drizzle', href: '/guides/nodejs/nitric-and-drizzle' },
          { title: 'Nitric SQL with Prisma', href: '/guides/nodejs/nitric-and-prisma' },
          { title: 'Using an external Database', href: '/guides/nodejs/byo-database' },
          { title: 'Supabase', href: '/guides/nodejs/nitric-and-supabase' },
          {
            title: 'PlanetScale and Prisma',
            href: '/guides/nodejs/serverless-api-with-planetscale-and-prisma',
          },
        ],
      },
    ],
  },
  {
    key: 'guides/python',
    groups: [
      {
        links: [
          { title: 'REST API', href: '/guides/python/serverless-rest-api-example' },
          { title: 'GraphQL', href: '/guides/python/graphql' },
          { title: 'Visualising Data', href: '/guides/python/create-histogram' },
          { title: 'Predictive Text API using Tensorflow', href: '/guides/python/text-prediction' },
          {
            title: 'Scheduled reports with Google Sheets and Google Drive',
            href: '/guides/python/scheduled-report',
          },
        ],
      },
    ],
  },
  {
    key: 'guides/dart',
    groups: [
      {
        links: [{ title: 'REST API', href: '/guides/dart/serverless-rest-api-example' }],
      },
    ],
  },
  {
    key: 'guides/jvm',
    groups: [
      {
        links: [{ title: 'REST API', href: '/guides/jvm/serverless-rest-api-example' }],
      },
    ],
  },
  {
    key: 'guides/go',
    groups: [
      {
        links: [{ title: 'REST API', href: '/guides/go/serverless-rest-api-example' }],
      },
    ],
  },
  {
    key: 'guides/terraform',
    groups: [
      {
        links: [
          { title: 'AWS S3 Server-side Encryption', href: '/guides/terraform/s3-encryption' },
          { title: 'AWS S3 Replication', href: '/guides/terraform/s3-replicate' },
          { title: 'AWS API Gateway Throttle', href: '/guides/terraform/api-gateway-throttle' },
        ],
      },
    ],
  },
  {
    key: 'guides/deploying',
    groups: [
      {
        links: [
          { title: 'Using GitHub Actions', href: '/guides/deploying/github-actions' },
          { title: 'Using GitLab CI', href: '/guides/deploying/gitlab-ci' },
          { title: 'Using Azure Pipelines', href: '/guides/deploying/azure-pipelines' },
          { title: 'Using Google Cloud Build', href: '/guides/deploying/google-cloud-build' },
        ],
      },
    ],
  },
  {
    key: 'guides',
    groups: [
      {
        links: [
          { title: 'Node.js Guides', href: '/guides/nodejs', icon: 'nodejs' },
          { title: 'Python Guides', href: '/guides/python', icon: 'python' },
          { title: 'Dart Guides', href: '/guides/dart', icon: 'dart' },
          { title: 'Go Guides', href: '/guides/go', icon: 'go' },
          { title: 'JVM Guides', href: '/guides/jvm', icon: 'jvm' },
          { title: 'CI/CD Guides', href: '/guides/deploying', icon: 'bolt' },
          { title: 'Terraform Guides', href: '/guides/terraform', icon: 'terraform' },
          { title: 'Examples', href: '/guides/examples', icon: 'github' },
        ],
      },
    ],
  },
] as const satisfies readonly Menu[];
