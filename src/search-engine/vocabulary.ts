import { sdkIds, type SdkId } from '../config/sdks';

/** Words of questions: they say little about what is asked, so they hardly count. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about an and any are as at be been but by can could do does for from get got had has have how i if in into is it
  its let make me my need not of on or our should so some than that the their them then there these they this to up use
  used uses using via want was we what when where which who why will with would you your nitric docs documentation
  page guide actually also am anyone anything because being cannot currently did doing during everyone everything few
  happen happens he here just know like many much please really she someone something still such those very wants were
  while whom`.split(/\s+/),
);

/** Words that mean an SDK. Words of a language that an SDK serves mean it too. */
const sdkAliases: Readonly<Record<SdkId, readonly string[]>> = {
  nodejs: ['nodejs', 'node', 'javascript', 'typescript', 'js', 'ts', 'npm'],
  python: ['python', 'py', 'pip'],
  go: ['go', 'golang'],
  dart: ['dart', 'flutter'],
  csharp: ['csharp', 'dotnet', 'cs', 'nuget'],
  jvm: ['jvm', 'java', 'kotlin', 'gradle', 'maven'],
};

/** The SDK that a word means, if any. */
export const sdkOfWord: ReadonlyMap<string, SdkId> = new Map(
  sdkIds.flatMap((id) => sdkAliases[id].map((alias) => [alias, id] as const)),
);

/** Every name of an SDK, for the index: a page of the JVM SDK is found by `kotlin`. */
export const aliasesOfSdk = (id: SdkId): readonly string[] => sdkAliases[id];

/** Words for each cloud and each tool that deploys, by the part of an address that stands for it. */
const providerAliases = {
  aws: ['aws', 'amazon'],
  gcp: ['gcp', 'google'],
  azure: ['azure', 'microsoft'],
  terraform: ['terraform', 'awstf', 'gcptf'],
  pulumi: ['pulumi'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ProviderName = keyof typeof providerAliases;

const isProviderName = (part: string): part is ProviderName => part in providerAliases;

/** The cloud or the tool that a word means, if any. */
export const providerOfWord: ReadonlyMap<string, ProviderName> = new Map(
  Object.entries(providerAliases).flatMap(([name, words]) =>
    words.map((word) => [word, name as ProviderName] as const),
  ),
);

/** Whether it is a cloud, and no tool: tools have pages in other places too. */
export const isCloud = (name: ProviderName): boolean =>
  name === 'aws' || name === 'gcp' || name === 'azure';

const PROVIDER_ROUTE = /^\/reference\/providers\//;

/** What a page of the providers' reference is about: `/reference/providers/terraform/aws` is about two. */
export const providersOfRoute = (route: string): ProviderName[] =>
  PROVIDER_ROUTE.test(route) ? route.split('/').filter(isProviderName) : [];

/** Words that say on which cloud or with which tool, beside what is asked. */
export const PROVIDER_WORDS: ReadonlySet<string> = new Set([
  ...providerOfWord.keys(),
  'cloud',
  'provider',
]);

/** Services of one cloud, by their letters: who names one asks about that cloud. */
export const CLOUD_SERVICES: ReadonlySet<string> = new Set(
  `lambda s3 sqs sns dynamodb eventbridge cloudwatch cloudformation secretsmanager apigateway stepfunctions
  cloudrun firestore cloudscheduler secretmanager cloudstorage cloudtasks
  containerapps cosmosdb dapr eventgrid keyvault apimanagement tablestorage blobstorage queuestorage`.split(
    /\s+/,
  ),
);

/** Groups of words that readers use for one thing; each word finds the others, at less weight. */
const SYNONYMS = `
  kv keyvalue collection
  kv key-value keyvalue
  bucket storage s3 blob
  file object blob
  delete remove destroy erase
  down destroy teardown
  env environment
  var variable
  cron schedule scheduled timer interval periodic
  auth authentication authorization oidc jwt security login
  pubsub topic publish subscribe messaging
  event topic message
  queue enqueue dequeue
  db database sql postgres postgresql
  gcp google
  aws amazon
  ws websocket socket realtime
  install installation setup
  start started begin quickstart
  tutorial quickstart example
  secret password credential
  permission access iam allow
  docker container dockerfile image
  ci cicd pipeline
  upgrade migrate migration update
  compare comparison versus vs alternative difference different differ
  rest api endpoint
  route endpoint path
  batch job gpu
  presigned signed uploadurl downloadurl
  save set write store
  list all files keys
  express http framework fastify nestjs
  ui dashboard
  config configuration configure setting option
  question faq questions
  help support contact
  contribute contributing contribution
  preview beta experimental
  run start local
  locally local
  test testing local
  deploy deployment deploying
  region location
  ram memory
  task job work worker background async
  telemetry tracking analytics privacy
  breaking upgrade renamed
  nosql keyvalue
  relational sql
  stage staging environment stack
  delete down
  cost price pricing billing
  error fail failure problem troubleshoot troubleshooting
  retry retries again
  cloud provider
  lambda function serverless
  limit quota throttle
  debug debugging breakpoint
  iac infrastructure
  iac terraform
  cache session keyvalue redis
  mongo mongodb redis document nosql keyvalue
  mysql sqlite rds aurora neon sql
  minio gcs attachment asset media storage
  kafka rabbitmq nats sns eventbridge broker bus messaging topic
  sqs servicebus buffer backlog queue
  fanout broadcast notify notification announce publish topic
  bidirectional duplex live push streaming chat websocket
  realtime live
  hourly daily nightly weekly monthly periodically recurring schedule cron
  periodic rate every
  signin user session identity login authentication
  protect guard restrict secure verify validate security
  bearer token jwt
  token key secret credential vault
  role policy permission privilege grant
  emulator emulate simulate mock offline localhost laptop machine local
  duplicate twice idempotent once delivery
  ml training ai rendering transcode hpc compute job
  folder directory layout monorepo structure tree
  source code
  governance compliance guardrail restrict rule policy
  observability monitor monitoring metric log logging trace watch
  rollback revert undo promote
  preview plan review diff
  portable portability lockin vendor leave
  multicloud clouds portable
  agnostic abstraction portable extensibility
  receive consume listen react handle subscribe
  send emit submit publish
  fetch retrieve load read download
  insert add create new
  modify change edit update
  changed changes upgrade
  size maximum max limit
  timeout duration limit long
  schema table column migration
  kubernetes k8s ecs fargate container
  runtime container dockerfile
  jenkins circleci github gitlab pipeline ci
  licence license opensource free
  community discord slack forum support
  bug issue report
  uninstall reinstall install
  library package sdk client
  cli command terminal shell
  value setting variable
  architecture diagram overview
  diagram graph visualize visualise architecture
  parameter param params argument
  existing import
  proxy forward http
  cdn website static frontend
  attach upload
  expire expiry expiration ttl
  crud rest
  origin cors
  verification verify
  programming language
  vs instead compare comparison
`;

/** The words of a text with a group on each line. */
const groupsIn = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));

function relationsOf(
  groups: readonly (readonly string[])[],
): ReadonlyMap<string, readonly string[]> {
  const related = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const word of group) {
      const others = related.get(word) ?? new Set();
      group.filter((other) => other !== word).forEach((other) => others.add(other));
      related.set(word, others);
    }
  }
  return new Map([...related].map(([word, others]) => [word, [...others]]));
}

/** What else a word may be called. */
export const synonymsOf: ReadonlyMap<string, readonly string[]> = relationsOf(groupsIn(SYNONYMS));
