import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { buildingBlocks, type BuildingBlock } from './src/config/building-blocks';
import { sdkHome, sdks, type Sdk } from './src/config/sdks';
import type { IconName } from './src/contracts/icons';

/**
 * The entry of a page, or of a section of it (`reference/go/api/methods#get`), with a text of its own. If the title of the page is
 * the text, its path is enough.
 */
function page(address: string, label: string, icon?: IconName) {
  const [id = '', hash] = address.split('#');
  return { type: 'doc', id, label, customProps: { icon, hash } } as const;
}

/** Starts a new group with a line above it. */
const divider = { type: 'html', value: '<hr>' } as const;

const blockEntry = ({ key, title, icon }: BuildingBlock) => page(key, title, icon);

/** An SDK without a current version has its pages in a frozen one, whose documents Docusaurus doesn't find. */
const sdkEntry = ({ id, label, icon, badge }: Sdk) =>
  ({ type: 'link', label, href: sdkHome(id), customProps: { icon, badge } }) as const;

const otherProviders = {
  'Terraform Providers': [
    page('reference/providers/terraform/index', 'Overview', 'terraform'),
    page('reference/providers/terraform/aws', 'AWS', 'aws'),
    page('reference/providers/terraform/gcp', 'GCP', 'gcp'),
    page('reference/providers/terraform/azure', 'Azure', 'azure'),
  ],
  'Custom Providers': [
    page('reference/providers/custom/building-custom-provider', 'Building a Custom Provider'),
    page('reference/providers/custom/extend-standard-provider', 'Extending a Base Provider'),
    page('reference/providers/install/docker', 'Docker Providers'),
  ],
};

const clouds = { aws: 'AWS', gcp: 'Google Cloud', azure: 'Azure' } as const;

type Cloud = keyof typeof clouds;

const everywhere: readonly Cloud[] = ['aws', 'gcp', 'azure'];

/** The pages of each building block about clouds, and the clouds that have them. */
const cloudPages: Readonly<Record<string, Readonly<Record<string, readonly Cloud[]>>>> = {
  apis: { apis: everywhere },
  keyvalue: { keyvalue: everywhere },
  schedules: { schedules: everywhere },
  storage: { storage: everywhere },
  secrets: { secrets: everywhere },
  messaging: { topics: everywhere, queues: everywhere },
  sql: { sql: everywhere },
  websockets: { websockets: ['aws'] },
  jobs: { jobs: ['aws', 'gcp'] },
  websites: { websites: everywhere },
};

function cloudGroupOf(block: BuildingBlock) {
  const pages = cloudPages[block.key];
  const titleOf = (name: string) =>
    name === block.key ? block.title : name.replace(/^./, (first) => first.toUpperCase());
  return (
    pages && {
      'On Each Cloud': Object.entries(pages).flatMap(([name, cloudKeys]) =>
        cloudKeys.map((cloud) =>
          page(`reference/providers/${cloud}/${name}`, `${titleOf(name)} on ${clouds[cloud]}`),
        ),
      ),
    }
  );
}

/** A building block's menu: its overview, its pages about clouds, then the other blocks. */
const blockMenus = Object.fromEntries(
  buildingBlocks.map((block) => [
    block.key,
    [
      page(block.key, 'Overview'),
      {
        ...cloudGroupOf(block),
        'More Building Blocks': buildingBlocks.filter((other) => other !== block).map(blockEntry),
      },
    ],
  ]),
);

/**
 * The menus of the site, in the order of Previous and Next. The key of a menu is the start of the addresses that show it, and `docs` is
 * the default menu. An entry is the path of a page in `docs/` without its extension, or the result of `page`. The menus of frozen SDK
 * versions are in `versioned_sidebars/`.
 */
const sidebars: SidebarsConfig = {
  docs: [
    page('index', 'Home', 'home'),
    page('concepts/introduction', 'Concepts', 'concepts'),
    page('getting-started/quickstart', 'Get Started', 'rocket'),
    page('guides/index', 'Guides', 'book'),
    {
      'Using Nitric': [page('reference/cli/index', 'Nitric CLI', 'terminal')],
    },
    divider,
    ...buildingBlocks.map(blockEntry),
    divider,
    page('reference/custom-containers', 'Custom Container Builds', 'cube'),
    page('reference/env', 'Environment Variables', 'cog'),
    page('reference/preview-features', 'Preview Features', 'toggle'),
    page('reference/versions', 'Versions', 'table'),
    {
      'Library Reference': sdks.map(sdkEntry),
      'Cloud Providers': [
        page('reference/providers/index', 'Overview', 'cloud'),
        page('reference/providers/aws/index', 'AWS', 'aws'),
        page('reference/providers/gcp/index', 'GCP', 'gcp'),
        page('reference/providers/azure/index', 'Azure', 'azure'),
        page('reference/providers/custom/building-custom-provider', 'Custom Providers', 'tools'),
        page('reference/providers/deployer-permissions', 'Deployer Permissions', 'lock'),
      ],
      Integrations: [
        page('reference/providers/pulumi/index', 'Pulumi', 'pulumi'),
        page('reference/providers/terraform/index', 'Terraform', 'terraform'),
      ],
      'Additional Resources': [
        page('faq', 'FAQs', 'question'),
        page('support/index', 'Support', 'lifebuoy'),
        page('support/errors', 'Error Messages', 'danger'),
        page('support/known-issues', 'Known Issues', 'warning'),
        page('support/agents', 'AI Agents', 'chat'),
        page('support/upgrade', 'Upgrade from v0', 'upgrade'),
        page('concepts/operate', 'Operate an Application', 'bolt'),
        page('concepts/glossary', 'Glossary', 'document'),
        page('contributions/index', 'Contributions', 'contribute'),
      ],
    },
  ],
  concepts: [
    'concepts/introduction',
    'concepts/how-nitric-works',
    page('concepts/build-with-nitric', 'What You Can Build with Nitric'),
    page('concepts/build-with-nitric#the-loop', 'How Devs Use Nitric'),
    page('concepts/operate', 'Operate an Application'),
    page('concepts/operate#who-decides-what', 'How Ops Use Nitric'),
    page('concepts/extensibility', 'Extensibility'),
    page('concepts/access-control', 'IAM and Access Control'),
    page('concepts/language-support', 'Languages'),
    'concepts/web-frameworks',
    page('concepts/cicd', 'CI/CD Pipeline'),
    page('concepts/project-structure', 'Project Structure'),
    'concepts/glossary',
    {
      Comparisons: [
        page('concepts/comparison/index', 'Overview'),
        page('concepts/comparison/aws-cdk', 'AWS CDK'),
        page('concepts/comparison/aws-sam', 'AWS SAM'),
        page('concepts/comparison/bicep', 'Azure Resource Manager'),
        page('concepts/comparison/pulumi', 'Pulumi'),
        page('concepts/comparison/terraform', 'Terraform'),
        page('concepts/comparison/sst', 'SST'),
        page('concepts/comparison/encore', 'Encore'),
      ],
      'Next steps': [page('getting-started/quickstart', 'Get started with Nitric')],
    },
  ],
  'getting-started': [
    'getting-started/installation',
    'getting-started/quickstart',
    page('getting-started/local-dashboard', 'Local Dashboard'),
    page('getting-started/playground', 'Run Samples'),
    page('getting-started/resources-overview', 'Resource Best Practices'),
    'getting-started/deployment',
    {
      'Next steps': [page('guides/index', 'Check out our Guides')],
    },
  ],
  'guides/nodejs': [
    page('guides/debugging', 'Debugging'),
    'guides/testing',
    page('guides/nodejs/serverless-rest-api-example', 'REST API'),
    page('guides/nodejs/rest-api', 'REST API Example'),
    page('guides/nodejs/background-work', 'Background Work'),
    page('guides/nodejs/process-images', 'Upload and Process Images'),
    page('guides/nodejs/storefront', 'React Frontend'),
    page('guides/nodejs/graphql', 'GraphQL'),
    page('guides/nodejs/expressjs', 'Express.js'),
    page('guides/nodejs/fastify', 'Fastify'),
    page('guides/nodejs/nestjs', 'Nest.js'),
    page('guides/nodejs/api-with-nextjs', 'Next.js'),
    page('guides/nodejs/stripe', 'Stripe'),
    page('guides/nodejs/twilio', 'Twilio'),
    page('guides/nodejs/uptime', 'Uptime Monitor'),
    page('guides/nodejs/websockets', 'Websockets'),
    {
      Auth: [
        page('guides/nodejs/secure-api-auth0', 'Secure API with Auth0'),
        page('guides/nodejs/amazon-cognito', 'Secure APIs with AWS Cognito'),
      ],
      Databases: [
        page('guides/nodejs/nitric-and-drizzle', 'Nitric SQL with Drizzle'),
        page('guides/nodejs/nitric-and-prisma', 'Nitric SQL with Prisma'),
        page('guides/nodejs/byo-database', 'Using an external Database'),
        page('guides/nodejs/nitric-and-supabase', 'Supabase'),
      ],
    },
  ],
  'guides/python': [
    page('guides/python/serverless-rest-api-example', 'REST API'),
    page('guides/python/gpu-job', 'GPU job every night'),
    page('guides/python/graphql', 'GraphQL'),
    page('guides/python/create-histogram', 'Visualising Data'),
    page('guides/python/text-prediction', 'Predictive Text API using Tensorflow'),
    page('guides/python/scheduled-report', 'Scheduled reports with Google Sheets and Google Drive'),
  ],
  'guides/dart': [page('guides/dart/serverless-rest-api-example', 'REST API')],
  'guides/go': [page('guides/go/serverless-rest-api-example', 'REST API')],
  'guides/terraform': [
    page('guides/terraform/s3-encryption', 'AWS S3 Server-side Encryption'),
    page('guides/terraform/s3-replicate', 'AWS S3 Replication'),
    page('guides/terraform/api-gateway-throttle', 'AWS API Gateway Throttle'),
  ],
  'guides/deploying': [
    page('guides/deploying/github-actions', 'Using GitHub Actions'),
    page('guides/deploying/gitlab-ci', 'Using GitLab CI'),
    page('guides/deploying/azure-pipelines', 'Using Azure Pipelines'),
    page('guides/deploying/google-cloud-build', 'Using Google Cloud Build'),
  ],
  guides: [
    page('guides/nodejs/index', 'Node.js Guides', 'nodejs'),
    page('guides/python/index', 'Python Guides', 'python'),
    page('guides/dart/serverless-rest-api-example', 'Dart Guides', 'dart'),
    page('guides/go/serverless-rest-api-example', 'Go Guides', 'go'),
    page('guides/deploying/index', 'CI/CD Guides', 'bolt'),
    page('guides/terraform/index', 'Terraform Guides', 'terraform'),
    page('guides/examples', 'Examples', 'github'),
    {
      Recipes: [
        page('guides/debugging', 'Debugging'),
        'guides/testing',
        'guides/upload-from-a-browser',
        'guides/cors',
        'guides/sign-in',
        'guides/flutter',
        'guides/custom-domains',
        'guides/transcription',
        'guides/mcp-server',
        'guides/retrieval',
        'guides/deno',
        'guides/monorepo',
      ],
    },
  ],
  'reference/cli': [
    {
      'Nitric CLI': [
        page('reference/cli/index', 'Overview'),
        page('reference/cli/installation', 'Installation'),
        page('reference/cli/local-development', 'Local Development'),
        'reference/cli/stacks',
        page('reference/cli/releases', 'Releases'),
      ],
    },
  ],
  'reference/preview-features': [
    page('reference/preview-features', 'Overview'),
    {
      'Current Preview Features': [
        page('reference/providers/install/docker', 'Docker Providers'),
        page('sql', 'SQL Databases'),
      ],
    },
  ],
  support: [
    'support/index',
    page('support/errors', 'Error Messages'),
    page('support/known-issues', 'Known Issues'),
    page('support/agents', 'AI Agents'),
    'support/upgrade',
    {
      'Common Problems': [
        page('support/nitric-up-credentials', 'nitric up Asks for Credentials'),
        page('support/schedule-does-not-run', "A Schedule Doesn't Run"),
        page('support/cors-error', 'CORS Error'),
      ],
    },
  ],
  contributions: [
    'contributions/index',
    page('contributions/pages', 'Write a Page'),
    page('contributions/components', 'Content Components'),
    page('contributions/samples', 'Write a Sample'),
    page('contributions/facts', 'Add Facts and Known Issues'),
    page('contributions/new-components', 'Add a Component'),
    page('contributions/sdk-versions', 'Document an SDK Version'),
  ],
  'reference/nodejs': [
    page('reference/nodejs/index', 'Getting Started'),
    page('reference/nodejs/cheat-sheet', 'Cheat Sheet'),
    {
      APIs: [
        'reference/nodejs/api/api',
        page('reference/nodejs/api/methods#get', 'api.get()'),
        page('reference/nodejs/api/methods#post', 'api.post()'),
        page('reference/nodejs/api/methods#put', 'api.put()'),
        page('reference/nodejs/api/methods#patch', 'api.patch()'),
        page('reference/nodejs/api/methods#delete', 'api.delete()'),
        page('reference/nodejs/api/methods#options', 'api.options()'),
        'reference/nodejs/api/api-route',
        page('reference/nodejs/api/route-methods#get', 'api.route.get()'),
        page('reference/nodejs/api/route-methods#post', 'api.route.post()'),
        page('reference/nodejs/api/route-methods#put', 'api.route.put()'),
        page('reference/nodejs/api/route-methods#patch', 'api.route.patch()'),
        page('reference/nodejs/api/route-methods#delete', 'api.route.delete()'),
        page('reference/nodejs/api/route-methods#options', 'api.route.options()'),
        page('reference/nodejs/api/route-methods#all', 'api.route.all()'),
        page('reference/nodejs/api/route-methods#method', 'api.route.method()'),
      ],
      HTTP: ['reference/nodejs/http/http'],
      'Key Value Stores': [
        'reference/nodejs/keyvalue/keyvalue',
        'reference/nodejs/keyvalue/keyvalue-get',
        'reference/nodejs/keyvalue/keyvalue-set',
        'reference/nodejs/keyvalue/keyvalue-delete',
        'reference/nodejs/keyvalue/keyvalue-keys',
      ],
      Topics: [
        'reference/nodejs/topic/topic',
        'reference/nodejs/topic/topic-publish',
        'reference/nodejs/topic/topic-subscribe',
      ],
      Queues: [
        'reference/nodejs/queues/queue',
        'reference/nodejs/queues/queue-enqueue',
        'reference/nodejs/queues/queue-dequeue',
      ],
      Secrets: [
        'reference/nodejs/secrets/secret',
        'reference/nodejs/secrets/secret-put',
        'reference/nodejs/secrets/secret-version',
        'reference/nodejs/secrets/secret-latest',
        'reference/nodejs/secrets/secret-version-access',
      ],
      Storage: [
        'reference/nodejs/storage/bucket',
        'reference/nodejs/storage/bucket-on',
        'reference/nodejs/storage/bucket-file',
        'reference/nodejs/storage/bucket-files',
        'reference/nodejs/storage/bucket-file-exists',
        'reference/nodejs/storage/bucket-file-read',
        'reference/nodejs/storage/bucket-file-write',
        'reference/nodejs/storage/bucket-file-delete',
        'reference/nodejs/storage/bucket-file-downloadurl',
        'reference/nodejs/storage/bucket-file-uploadurl',
      ],
      SQL: ['reference/nodejs/sql/sql', 'reference/nodejs/sql/sql-connection-string'],
      Schedules: [
        'reference/nodejs/schedule/schedule',
        'reference/nodejs/schedule/schedule-every',
        'reference/nodejs/schedule/schedule-cron',
      ],
      Jobs: [
        'reference/nodejs/jobs/job',
        page('reference/nodejs/jobs/job#handler', 'job.handler()'),
        page('reference/nodejs/jobs/job#submit', 'job.submit()'),
      ],
      Websockets: [
        'reference/nodejs/websocket/websocket',
        'reference/nodejs/websocket/websocket-on',
        'reference/nodejs/websocket/websocket-send',
        'reference/nodejs/websocket/websocket-close',
      ],
      Lifecycle: [
        page('reference/nodejs/lifecycle/lifecycle', 'Lifecycle.isRunning()'),
        page('reference/nodejs/lifecycle/lifecycle#whenrunning', 'Lifecycle.whenRunning()'),
        page('reference/nodejs/lifecycle/lifecycle#is', 'Lifecycle.is()'),
        page('reference/nodejs/lifecycle/lifecycle#when', 'Lifecycle.when()'),
        page('reference/nodejs/lifecycle/lifecycle#iscollecting', 'Lifecycle.isCollecting()'),
        page('reference/nodejs/lifecycle/lifecycle#whencollecting', 'Lifecycle.whenCollecting()'),
      ],
      Updates: [page('reference/nodejs/releases', 'Releases')],
    },
  ],
  'reference/python': [
    page('reference/python/index', 'Getting Started'),
    page('reference/python/cheat-sheet', 'Cheat Sheet'),
    {
      APIs: [
        'reference/python/api/api',
        page('reference/python/api/methods#get', 'api.get()'),
        page('reference/python/api/methods#post', 'api.post()'),
        page('reference/python/api/methods#put', 'api.put()'),
        page('reference/python/api/methods#patch', 'api.patch()'),
        page('reference/python/api/methods#delete', 'api.delete()'),
        page('reference/python/api/methods#options', 'api.options()'),
        page('reference/python/api/methods#methods', 'api.methods()'),
        page('reference/python/api/methods#all', 'api.all()'),
      ],
      'Key Value Stores': [
        'reference/python/keyvalue/keyvalue',
        'reference/python/keyvalue/keyvalue-get',
        'reference/python/keyvalue/keyvalue-set',
        'reference/python/keyvalue/keyvalue-delete',
        'reference/python/keyvalue/keyvalue-keys',
      ],
      SQL: ['reference/python/sql/sql', 'reference/python/sql/sql-connection-string'],
      Topics: [
        'reference/python/topic/topic',
        'reference/python/topic/topic-publish',
        'reference/python/topic/topic-subscribe',
      ],
      Queues: [
        'reference/python/queues/queue',
        'reference/python/queues/queue-enqueue',
        'reference/python/queues/queue-dequeue',
      ],
      Secrets: [
        'reference/python/secrets/secret',
        'reference/python/secrets/secret-put',
        'reference/python/secrets/secret-version',
        'reference/python/secrets/secret-latest',
        'reference/python/secrets/secret-version-access',
      ],
      Storage: [
        'reference/python/storage/bucket',
        'reference/python/storage/bucket-on',
        'reference/python/storage/bucket-file',
        'reference/python/storage/bucket-files',
        'reference/python/storage/bucket-file-exists',
        'reference/python/storage/bucket-file-read',
        'reference/python/storage/bucket-file-write',
        'reference/python/storage/bucket-file-delete',
        'reference/python/storage/bucket-file-downloadurl',
        'reference/python/storage/bucket-file-uploadurl',
      ],
      Schedules: [
        'reference/python/schedule/schedule',
        'reference/python/schedule/schedule-every',
        'reference/python/schedule/schedule-cron',
      ],
      Jobs: ['reference/python/jobs/job', page('reference/python/jobs/job#submit', 'job.submit()')],
      Websockets: [
        'reference/python/websocket/websocket',
        'reference/python/websocket/websocket-on',
        'reference/python/websocket/websocket-send',
      ],
      Updates: [page('reference/python/releases', 'Releases')],
    },
  ],
  'reference/go': [
    page('reference/go/index', 'Getting Started'),
    page('reference/go/cheat-sheet', 'Cheat Sheet'),
    {
      Resources: [
        'reference/go/api/api',
        'reference/go/keyvalue/keyvalue',
        'reference/go/queues/queue',
        'reference/go/secrets/secret',
        'reference/go/storage/bucket',
        'reference/go/topic/topic',
        'reference/go/schedule/schedule',
        'reference/go/jobs/job',
        'reference/go/sql/sql',
        'reference/go/websocket/websocket',
      ],
      APIs: [
        page('reference/go/api/methods#get', 'Api.Get()'),
        page('reference/go/api/methods#post', 'Api.Post()'),
        page('reference/go/api/methods#put', 'Api.Put()'),
        page('reference/go/api/methods#patch', 'Api.Patch()'),
        page('reference/go/api/methods#delete', 'Api.Delete()'),
        page('reference/go/api/methods#options', 'Api.Options()'),
        'reference/go/api/api-route',
        page('reference/go/api/route-methods#get', 'Route.Get()'),
        page('reference/go/api/route-methods#post', 'Route.Post()'),
        page('reference/go/api/route-methods#put', 'Route.Put()'),
        page('reference/go/api/route-methods#patch', 'Route.Patch()'),
        page('reference/go/api/route-methods#delete', 'Route.Delete()'),
        page('reference/go/api/route-methods#options', 'Route.Options()'),
        page('reference/go/api/route-methods#all', 'Route.All()'),
      ],
      'Key Value Stores': [
        'reference/go/keyvalue/keyvalue-get',
        'reference/go/keyvalue/keyvalue-set',
        'reference/go/keyvalue/keyvalue-delete',
        'reference/go/keyvalue/keyvalue-keys',
      ],
      Topics: ['reference/go/topic/topic-publish', 'reference/go/topic/topic-subscribe'],
      Queues: ['reference/go/queues/queue-enqueue', 'reference/go/queues/queue-dequeue'],
      Secrets: [
        'reference/go/secrets/secret-put',
        'reference/go/secrets/secret-access',
        'reference/go/secrets/secret-access-version',
      ],
      Storage: [
        'reference/go/storage/bucket-on',
        'reference/go/storage/bucket-files',
        'reference/go/storage/bucket-file-read',
        'reference/go/storage/bucket-file-write',
        'reference/go/storage/bucket-file-delete',
        'reference/go/storage/bucket-file-downloadurl',
        'reference/go/storage/bucket-file-uploadurl',
      ],
      SQL: ['reference/go/sql/sql-connection-string'],
      Schedules: ['reference/go/schedule/schedule-every', 'reference/go/schedule/schedule-cron'],
      Jobs: [
        page('reference/go/jobs/job#handler', 'JobReference.Handler()'),
        page('reference/go/jobs/job#submit', 'BatchClient.Submit()'),
      ],
      Websockets: [
        'reference/go/websocket/websocket-on',
        'reference/go/websocket/websocket-send',
        'reference/go/websocket/websocket-close',
      ],
      Updates: [page('reference/go/releases', 'Releases')],
    },
  ],
  'reference/dart': [
    page('reference/dart/index', 'Getting Started'),
    page('reference/dart/cheat-sheet', 'Cheat Sheet'),
    {
      APIs: [
        'reference/dart/api/api',
        page('reference/dart/api/methods#get', 'api.get()'),
        page('reference/dart/api/methods#post', 'api.post()'),
        page('reference/dart/api/methods#put', 'api.put()'),
        page('reference/dart/api/methods#patch', 'api.patch()'),
        page('reference/dart/api/methods#delete', 'api.delete()'),
        page('reference/dart/api/methods#options', 'api.options()'),
        page('reference/dart/api/methods#all', 'api.all()'),
        'reference/dart/api/api-route',
        page('reference/dart/api/route-methods#get', 'api.route.get()'),
        page('reference/dart/api/route-methods#post', 'api.route.post()'),
        page('reference/dart/api/route-methods#put', 'api.route.put()'),
        page('reference/dart/api/route-methods#patch', 'api.route.patch()'),
        page('reference/dart/api/route-methods#delete', 'api.route.delete()'),
        page('reference/dart/api/route-methods#options', 'api.route.options()'),
        page('reference/dart/api/route-methods#all', 'api.route.all()'),
      ],
      'Key Value Stores': [
        'reference/dart/keyvalue/keyvalue',
        'reference/dart/keyvalue/keyvalue-get',
        'reference/dart/keyvalue/keyvalue-set',
        'reference/dart/keyvalue/keyvalue-delete',
        'reference/dart/keyvalue/keyvalue-keys',
      ],
      Topics: [
        'reference/dart/topic/topic',
        'reference/dart/topic/topic-publish',
        'reference/dart/topic/topic-subscribe',
      ],
      Queues: [
        'reference/dart/queues/queue',
        'reference/dart/queues/queue-enqueue',
        'reference/dart/queues/queue-dequeue',
      ],
      Secrets: [
        'reference/dart/secrets/secret',
        'reference/dart/secrets/secret-put',
        'reference/dart/secrets/secret-version',
        'reference/dart/secrets/secret-latest',
        'reference/dart/secrets/secret-version-access',
      ],
      Storage: [
        'reference/dart/storage/bucket',
        'reference/dart/storage/bucket-on',
        'reference/dart/storage/bucket-file',
        'reference/dart/storage/bucket-files',
        'reference/dart/storage/bucket-file-exists',
        'reference/dart/storage/bucket-file-read',
        'reference/dart/storage/bucket-file-write',
        'reference/dart/storage/bucket-file-delete',
        'reference/dart/storage/bucket-file-downloadurl',
        'reference/dart/storage/bucket-file-uploadurl',
      ],
      SQL: ['reference/dart/sql/sql', 'reference/dart/sql/sql-connection-string'],
      Schedules: [
        'reference/dart/schedule/schedule',
        'reference/dart/schedule/schedule-every',
        'reference/dart/schedule/schedule-cron',
      ],
      Jobs: [
        'reference/dart/jobs/job',
        page('reference/dart/jobs/job#handler', 'job.handler()'),
        page('reference/dart/jobs/job#submit', 'job.submit()'),
      ],
      Websockets: [
        'reference/dart/websocket/websocket',
        'reference/dart/websocket/websocket-on',
        'reference/dart/websocket/websocket-send',
        'reference/dart/websocket/websocket-close',
      ],
      Updates: [page('reference/dart/releases', 'Releases')],
    },
  ],
  'reference/providers/aws': [
    page('reference/providers/aws/index', 'AWS Provider Overview'),
    page('reference/providers/aws/configuration', 'Configuration'),
    page('reference/providers/aws/apis', 'APIs'),
    page('reference/providers/aws/keyvalue', 'Key Value Store'),
    page('reference/providers/aws/queues', 'Queues'),
    page('reference/providers/aws/schedules', 'Schedules'),
    page('reference/providers/aws/secrets', 'Secrets'),
    page('reference/providers/aws/storage', 'Storage'),
    page('reference/providers/aws/topics', 'Topics'),
    page('reference/providers/aws/sql', 'SQL Databases'),
    page('reference/providers/aws/websockets', 'Websockets'),
    page('reference/providers/aws/jobs', 'Jobs'),
    page('reference/providers/aws/websites', 'Websites'),
    page('reference/providers/aws/imports', 'Import Existing Resources'),
    {
      'More Standard Providers': [
        page('reference/providers/gcp/index', 'GCP', 'gcp'),
        page('reference/providers/azure/index', 'Azure', 'azure'),
      ],
      ...otherProviders,
    },
  ],
  'reference/providers/gcp': [
    page('reference/providers/gcp/index', 'GCP Provider Overview'),
    page('reference/providers/gcp/configuration', 'Configuration'),
    page('reference/providers/gcp/apis', 'APIs'),
    page('reference/providers/gcp/keyvalue', 'Key Value Stores'),
    page('reference/providers/gcp/queues', 'Queues'),
    page('reference/providers/gcp/schedules', 'Schedules'),
    page('reference/providers/gcp/secrets', 'Secrets'),
    page('reference/providers/gcp/storage', 'Storage'),
    page('reference/providers/gcp/topics', 'Topics'),
    page('reference/providers/gcp/sql', 'SQL Databases'),
    page('reference/providers/gcp/jobs', 'Jobs'),
    page('reference/providers/gcp/websites', 'Websites'),
    {
      'More Standard Providers': [
        page('reference/providers/aws/index', 'AWS', 'aws'),
        page('reference/providers/azure/index', 'Azure', 'azure'),
      ],
      ...otherProviders,
    },
  ],
  'reference/providers/azure': [
    page('reference/providers/azure/index', 'Azure Provider Overview'),
    page('reference/providers/azure/configuration', 'Configuration'),
    page('reference/providers/azure/apis', 'APIs'),
    page('reference/providers/azure/keyvalue', 'Key Value Stores'),
    page('reference/providers/azure/queues', 'Queues'),
    page('reference/providers/azure/schedules', 'Schedules'),
    page('reference/providers/azure/secrets', 'Secrets'),
    page('reference/providers/azure/storage', 'Storage'),
    page('reference/providers/azure/topics', 'Topics'),
    page('reference/providers/azure/sql', 'SQL Databases'),
    page('reference/providers/azure/websites', 'Websites'),
    {
      'More Standard Providers': [
        page('reference/providers/aws/index', 'AWS', 'aws'),
        page('reference/providers/gcp/index', 'GCP', 'gcp'),
      ],
      ...otherProviders,
    },
  ],
  'reference/providers': [
    {
      'Standard Providers (Pulumi)': [
        page('reference/providers/pulumi/index', 'Overview', 'pulumi'),
        page('reference/providers/aws/index', 'AWS', 'aws'),
        page('reference/providers/gcp/index', 'GCP', 'gcp'),
        page('reference/providers/azure/index', 'Azure', 'azure'),
        page('reference/providers/pulumi/custom', 'Custom', 'tools'),
      ],
      ...otherProviders,
      Permissions: [page('reference/providers/deployer-permissions', 'Deployer Permissions')],
      Updates: [page('reference/providers/releases', 'Releases')],
    },
  ],
  'reference/pulumi': [
    page('reference/providers/pulumi/index', 'Overview'),
    page('reference/pulumi/pulumi-cloud', 'Using Pulumi Cloud as a Backend'),
    page('reference/pulumi/custom-providers', 'Building Nitric providers using Pulumi'),
  ],
  ...blockMenus,
};

export default sidebars;
