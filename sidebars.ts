import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { buildingBlocks, type BuildingBlock } from './src/config/building-blocks';
import { sdkHome, sdks, type Sdk, type SdkId } from './src/config/sdks';
import type { IconName } from './src/contracts/icons';

/**
 * The entry of a page, or of a section of it (`reference/go/api/methods#get`), with a text of its own. If the title of the page is
 * the text, its path is enough.
 */
function page(address: string, label: string, icon?: IconName) {
  const [id = '', hash] = address.split('#');
  return { type: 'doc', id, label, customProps: { icon, hash } } as const;
}

/** The entry of a finished project that a guide explains, which the menu tells from tutorials. */
const example = (id: string, label: string) =>
  ({ type: 'doc', id, label, customProps: { badge: 'Example' } }) as const;

/** The pages of functions, whose addresses start with that of their resource: `storage/bucket-on`, `storage/bucket-file`. */
const functions = (resource: string, ...names: string[]) =>
  names.map((name) => `reference/${resource}-${name}`);

/** The page that declares a resource, such as `storage/bucket`, and those of its functions. */
const resource = (address: string, ...names: string[]) => [
  `reference/${address}`,
  ...functions(address, ...names),
];

/** The sections of a page about several methods: `api.get()` leads to `reference/nodejs/api/methods#get`. */
const methods = (address: string, owner: string, ...names: string[]) =>
  names.map((name) => page(`reference/${address}#${name.toLowerCase()}`, `${owner}.${name}()`));

const httpMethods = ['get', 'post', 'put', 'patch', 'delete', 'options'];
const goHttpMethods = ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Options'];

const secretFunctions = ['put', 'version', 'latest', 'version-access'];
const bucketFunctions = [
  'on',
  'file',
  'files',
  ...['exists', 'read', 'write', 'delete', 'downloadurl', 'uploadurl'].map(
    (name) => `file-${name}`,
  ),
];

/** The menu of an SDK with its groups. */
function sdkMenu<Groups extends object>(sdk: SdkId, groups: Groups) {
  const folder = `reference/${sdk}`;
  return [
    page(`${folder}/index`, 'Getting Started'),
    page(`${folder}/cheat-sheet`, 'Cheat Sheet'),
    { ...groups, Updates: [page(`${folder}/releases`, 'Releases')] },
  ];
}

/** Starts a new group with a line above it. */
const divider = { type: 'html', value: '<hr>' } as const;

const blockEntry = ({ key, title, icon }: BuildingBlock) => page(key, title, icon);

/** An SDK without a current version has its pages in a frozen one, whose documents Docusaurus doesn't find. */
const sdkEntry = ({ id, label, icon, badge }: Sdk) =>
  ({ type: 'link', label, href: sdkHome(id), customProps: { icon, badge } }) as const;

const standardProviders = {
  aws: page('reference/providers/aws/index', 'AWS', 'aws'),
  gcp: page('reference/providers/gcp/index', 'GCP', 'gcp'),
  azure: page('reference/providers/azure/index', 'Azure', 'azure'),
};

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

/** The pages of every standard provider, after its overview. */
const providerPages = {
  configuration: 'Configuration',
  apis: 'APIs',
  keyvalue: 'Key Value Stores',
  queues: 'Queues',
  schedules: 'Schedules',
  secrets: 'Secrets',
  storage: 'Storage',
  topics: 'Topics',
  sql: 'SQL Databases',
};

/** @param titles the texts of the entries by the names of the pages */
function providerMenu(cloud: Cloud, titles: Readonly<Record<string, string>>) {
  const folder = `reference/providers/${cloud}`;
  const own = standardProviders[cloud];
  return [
    page(own.id, `${own.label} Provider Overview`),
    ...Object.entries(titles).map(([name, title]) => page(`${folder}/${name}`, title)),
    {
      'More Standard Providers': Object.values(standardProviders).filter((other) => other !== own),
      ...otherProviders,
    },
  ];
}

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
 * the default menu. An entry is the path of a page in `docs/` without its extension, or the result of `page`. In the menus of
 * SDKs, `resource`, `functions`, and `methods` are lists of them. The menus of frozen SDK versions are in `versioned_sidebars/`.
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
        ...Object.values(standardProviders),
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
    'guides/debugging',
    'guides/testing',
    page('guides/nodejs/serverless-rest-api-example', 'REST API'),
    example('guides/nodejs/rest-api', 'REST API'),
    page('guides/nodejs/background-work', 'Background Work'),
    page('guides/nodejs/process-images', 'Upload and Process Images'),
    page('guides/nodejs/storefront', 'React Frontend'),
    example('guides/nodejs/graphql', 'GraphQL'),
    page('guides/nodejs/expressjs', 'Express.js'),
    page('guides/nodejs/fastify', 'Fastify'),
    page('guides/nodejs/nestjs', 'Nest.js'),
    example('guides/nodejs/api-with-nextjs', 'Next.js'),
    example('guides/nodejs/stripe', 'Stripe'),
    example('guides/nodejs/twilio', 'Twilio'),
    example('guides/nodejs/uptime', 'Uptime Monitor'),
    example('guides/nodejs/websockets', 'Websockets'),
    {
      Auth: [
        page('guides/nodejs/secure-api-auth0', 'Secure API with Auth0'),
        example('guides/nodejs/amazon-cognito', 'Secure APIs with AWS Cognito'),
      ],
      Databases: [
        example('guides/nodejs/nitric-and-drizzle', 'Nitric SQL with Drizzle'),
        example('guides/nodejs/nitric-and-prisma', 'Nitric SQL with Prisma'),
        example('guides/nodejs/byo-database', 'Using an external Database'),
        example('guides/nodejs/nitric-and-supabase', 'Supabase'),
      ],
    },
  ],
  'guides/python': [
    page('guides/python/serverless-rest-api-example', 'REST API'),
    page('guides/python/gpu-job', 'GPU job every night'),
    example('guides/python/graphql', 'GraphQL'),
    example('guides/python/create-histogram', 'Visualising Data'),
    example('guides/python/text-prediction', 'Predictive Text API using Tensorflow'),
    example(
      'guides/python/scheduled-report',
      'Scheduled reports with Google Sheets and Google Drive',
    ),
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
        'guides/debugging',
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
  'reference/nodejs': sdkMenu('nodejs', {
    APIs: [
      'reference/nodejs/api/api',
      ...methods('nodejs/api/methods', 'api', ...httpMethods),
      'reference/nodejs/api/api-route',
      ...methods('nodejs/api/route-methods', 'api.route', ...httpMethods, 'all', 'method'),
    ],
    HTTP: ['reference/nodejs/http/http'],
    'Key Value Stores': resource('nodejs/keyvalue/keyvalue', 'get', 'set', 'delete', 'keys'),
    Topics: resource('nodejs/topic/topic', 'publish', 'subscribe'),
    Queues: resource('nodejs/queues/queue', 'enqueue', 'dequeue'),
    Secrets: resource('nodejs/secrets/secret', ...secretFunctions),
    Storage: resource('nodejs/storage/bucket', ...bucketFunctions),
    SQL: resource('nodejs/sql/sql', 'connection-string'),
    Schedules: resource('nodejs/schedule/schedule', 'every', 'cron'),
    Jobs: ['reference/nodejs/jobs/job', ...methods('nodejs/jobs/job', 'job', 'handler', 'submit')],
    Websockets: resource('nodejs/websocket/websocket', 'on', 'send', 'close'),
    Lifecycle: [
      page('reference/nodejs/lifecycle/lifecycle', 'Lifecycle.isRunning()'),
      ...methods('nodejs/lifecycle/lifecycle', 'Lifecycle', 'isCollecting', 'whenRunning'),
      ...methods('nodejs/lifecycle/lifecycle', 'Lifecycle', 'whenCollecting', 'is', 'when'),
    ],
  }),
  'reference/python': sdkMenu('python', {
    APIs: [
      'reference/python/api/api',
      ...methods('python/api/methods', 'api', ...httpMethods, 'methods', 'all'),
    ],
    'Key Value Stores': resource('python/keyvalue/keyvalue', 'get', 'set', 'delete', 'keys'),
    SQL: resource('python/sql/sql', 'connection-string'),
    Topics: resource('python/topic/topic', 'publish', 'subscribe'),
    Queues: resource('python/queues/queue', 'enqueue', 'dequeue'),
    Secrets: resource('python/secrets/secret', ...secretFunctions),
    Storage: resource('python/storage/bucket', ...bucketFunctions),
    Schedules: resource('python/schedule/schedule', 'every', 'cron'),
    Jobs: ['reference/python/jobs/job', ...methods('python/jobs/job', 'job', 'submit')],
    Websockets: resource('python/websocket/websocket', 'on', 'send'),
  }),
  'reference/go': sdkMenu('go', {
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
      ...methods('go/api/methods', 'Api', ...goHttpMethods),
      'reference/go/api/api-route',
      ...methods('go/api/route-methods', 'Route', ...goHttpMethods, 'All'),
    ],
    'Key Value Stores': functions('go/keyvalue/keyvalue', 'get', 'set', 'delete', 'keys'),
    Topics: functions('go/topic/topic', 'publish', 'subscribe'),
    Queues: functions('go/queues/queue', 'enqueue', 'dequeue'),
    Secrets: functions('go/secrets/secret', 'put', 'access', 'access-version'),
    Storage: [
      ...functions('go/storage/bucket', 'on', 'files', 'file-read', 'file-write', 'file-delete'),
      ...functions('go/storage/bucket', 'file-downloadurl', 'file-uploadurl'),
    ],
    SQL: functions('go/sql/sql', 'connection-string'),
    Schedules: functions('go/schedule/schedule', 'every', 'cron'),
    Jobs: [
      ...methods('go/jobs/job', 'JobReference', 'Handler'),
      ...methods('go/jobs/job', 'BatchClient', 'Submit'),
    ],
    Websockets: functions('go/websocket/websocket', 'on', 'send', 'close'),
  }),
  'reference/dart': sdkMenu('dart', {
    APIs: [
      'reference/dart/api/api',
      ...methods('dart/api/methods', 'api', ...httpMethods, 'all'),
      'reference/dart/api/api-route',
      ...methods('dart/api/route-methods', 'api.route', ...httpMethods, 'all'),
    ],
    'Key Value Stores': resource('dart/keyvalue/keyvalue', 'get', 'set', 'delete', 'keys'),
    Topics: resource('dart/topic/topic', 'publish', 'subscribe'),
    Queues: resource('dart/queues/queue', 'enqueue', 'dequeue'),
    Secrets: resource('dart/secrets/secret', ...secretFunctions),
    Storage: resource('dart/storage/bucket', ...bucketFunctions),
    SQL: resource('dart/sql/sql', 'connection-string'),
    Schedules: resource('dart/schedule/schedule', 'every', 'cron'),
    Jobs: ['reference/dart/jobs/job', ...methods('dart/jobs/job', 'job', 'handler', 'submit')],
    Websockets: resource('dart/websocket/websocket', 'on', 'send', 'close'),
  }),
  'reference/providers/aws': providerMenu('aws', {
    ...providerPages,
    keyvalue: 'Key Value Store',
    websockets: 'Websockets',
    jobs: 'Jobs',
    websites: 'Websites',
    imports: 'Import Existing Resources',
  }),
  'reference/providers/gcp': providerMenu('gcp', {
    ...providerPages,
    jobs: 'Jobs',
    websites: 'Websites',
  }),
  'reference/providers/azure': providerMenu('azure', { ...providerPages, websites: 'Websites' }),
  'reference/providers': [
    {
      'Standard Providers (Pulumi)': [
        page('reference/providers/pulumi/index', 'Overview', 'pulumi'),
        ...Object.values(standardProviders),
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
