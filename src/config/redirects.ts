import plannedRoutes from './planned-routes.json';

/** `permanent: false` is a temporary redirect (status 302 instead of 301). */
export interface Redirect {
  from: string;
  to: string;
  permanent?: false;
}

/**
 * Old addresses of single pages. Each redirect points directly to an existing page, not to another redirect.
 */
const pageRedirects: readonly Redirect[] = [
  { from: '/reference', to: '/#libraries' },
  { from: '/testing', to: '/guides/nodejs/testing' },
  { from: '/guides/debugging', to: '/guides/nodejs/debugging' },
  { from: '/guides/serverless-rest-api-example', to: '/guides/nodejs/serverless-rest-api-example' },
  { from: '/guides/graphql', to: '/guides/nodejs/graphql' },
  {
    from: '/guides/serverless-api-with-planetscale-and-prisma',
    to: '/guides/nodejs/serverless-api-with-planetscale-and-prisma',
  },
  { from: '/guides/nitric-and-supabase', to: '/guides/nodejs/nitric-and-supabase' },
  { from: '/guides/api-with-nextjs', to: '/guides/nodejs/api-with-nextjs' },
  { from: '/guides/twilio', to: '/guides/nodejs/twilio' },
  { from: '/guides/stripe', to: '/guides/nodejs/stripe' },
  { from: '/guides/secure-api-auth0', to: '/guides/nodejs/secure-api-auth0' },
  { from: '/guides/byo-database', to: '/guides/nodejs/byo-database' },
  { from: '/local-dashboard', to: '/getting-started/local-dashboard' },
  { from: '/installation', to: '/getting-started/installation' },
  { from: '/deployment', to: '/getting-started/deployment' },
  { from: '/language-support', to: '/concepts/language-support' },
  { from: '/guides/deploy', to: '/getting-started/deployment' },
  { from: '/guides/github-actions', to: '/guides/deploying/github-actions' },
  { from: '/guides/text-prediction', to: '/guides/python/text-prediction' },
  { from: '/guides/create-histogram', to: '/guides/python/create-histogram' },
  { from: '/assets/faq', to: '/faq' },
  { from: '/assets', to: '/concepts/introduction' },
  { from: '/assets/eject', to: '/faq' },
  { from: '/concepts', to: '/concepts/introduction' },
  { from: '/env', to: '/reference/env' },
  { from: '/assets/custom-containers', to: '/reference/custom-containers' },
  { from: '/support/eject', to: '/faq' },
  { from: '/access-control', to: '/concepts/access-control' },
  { from: '/getting-started', to: '/getting-started/quickstart' },
  { from: '/guides/getting-started', to: '/getting-started/quickstart' },
  { from: '/guides/getting-started/concepts', to: '/concepts/introduction' },
  { from: '/getting-started/concepts', to: '/concepts/introduction' },
  { from: '/assets/env', to: '/reference/env' },
  { from: '/assets/resources-overview', to: '/getting-started/resources-overview' },
  { from: '/assets/examples', to: '/guides/examples' },
  { from: '/assets/access-control', to: '/concepts/access-control' },
  { from: '/concepts/eject', to: '/faq' },
  { from: '/guides/getting-started/deploy', to: '/getting-started/deployment' },
  { from: '/guides/getting-started/language-support', to: '/concepts/language-support' },
  { from: '/guides/getting-started/azure-pipelines', to: '/guides/deploying/azure-pipelines' },
  { from: '/guides/getting-started/gitlab-ci', to: '/guides/deploying/gitlab-ci' },
  { from: '/guides/getting-started/github-actions', to: '/guides/deploying/github-actions' },
  {
    from: '/guides/getting-started/google-cloud-build',
    to: '/guides/deploying/google-cloud-build',
  },
  { from: '/guides/getting-started/quickstart', to: '/getting-started/quickstart' },
  { from: '/guides/getting-started/installation', to: '/getting-started/installation' },
  { from: '/guides/getting-started/local-dashboard', to: '/getting-started/local-dashboard' },
  { from: '/guides/getting-started/deployment', to: '/getting-started/deployment' },
  { from: '/faq/common-questions', to: '/faq' },
  { from: '/faq/comparison/aws-cdk', to: '/concepts/comparison/aws-cdk' },
  { from: '/faq/comparison/aws-sam', to: '/concepts/comparison/aws-sam' },
  {
    from: '/faq/comparison/gcp-deployment-manager',
    to: '/concepts/comparison/gcp-deployment-manager',
  },
  { from: '/faq/comparison/bicep', to: '/concepts/comparison/bicep' },
  { from: '/faq/comparison/pulumi', to: '/concepts/comparison/pulumi' },
  { from: '/faq/comparison/terraform', to: '/concepts/comparison/terraform' },
  { from: '/faq/comparison/sst', to: '/concepts/comparison/sst' },
  { from: '/faq/comparison/encore', to: '/concepts/comparison/encore' },
  { from: '/faq/comparison/winglang', to: '/concepts/comparison/winglang' },
  { from: '/faq/comparison/ampt', to: '/concepts/comparison/ampt' },
  { from: '/reference/pulumi', to: '/reference/providers/pulumi', permanent: false },
  {
    from: '/reference/pulumi/custom-providers',
    to: '/reference/providers/pulumi/custom',
    permanent: false,
  },
  {
    from: '/reference/pulumi/pulumi-cloud',
    to: '/reference/providers/pulumi#pulumi-cloud',
    permanent: false,
  },
  { from: '/reference/dart/v1', to: '/reference/dart' },
  { from: '/reference/go/api/api-details', to: '/reference/go' },
];

/** Old addresses of folders: all pages below `to` were below `from`. */
const folderRedirects: ReadonlyArray<{ from: string; to: string; withIndex: boolean }> = [
  { from: '/comparison', to: '/concepts/comparison', withIndex: false },
  { from: '/assets/comparison', to: '/concepts/comparison', withIndex: true },
  { from: '/guides/getting-started/nodejs', to: '/guides/nodejs', withIndex: true },
  { from: '/guides/getting-started/dart', to: '/guides/dart', withIndex: true },
  { from: '/guides/getting-started/go', to: '/guides/go', withIndex: true },
  { from: '/guides/getting-started/jvm', to: '/guides/jvm', withIndex: true },
  { from: '/guides/getting-started/python', to: '/guides/python', withIndex: true },
];

function expandFolder(folder: { from: string; to: string; withIndex: boolean }): Redirect[] {
  return plannedRoutes
    .map(({ route }) => route)
    .filter(
      (route) => route.startsWith(`${folder.to}/`) || (folder.withIndex && route === folder.to),
    )
    .map((route) => ({ from: folder.from + route.slice(folder.to.length), to: route }));
}

/** All redirects of the site, with one entry for each page of a folder. The first entry for an address applies. */
export const redirects: readonly Redirect[] = dedupe([
  ...pageRedirects,
  ...folderRedirects.flatMap(expandFolder),
]);

function dedupe(rules: readonly Redirect[]): Redirect[] {
  const seen = new Set<string>();
  return rules.filter(({ from }) => !seen.has(from) && seen.add(from));
}

/** Describes loops, chains, and unknown targets in a list of redirects. Empty if it is valid. */
export function redirectProblems(
  rules: readonly Redirect[],
  isKnownRoute: (route: string) => boolean,
): string[] {
  const targets = new Map(rules.map(({ from, to }) => [from, to]));
  return rules.flatMap(({ from, to }) => {
    const path = withoutHash(to);
    if (path === from) {
      return [`${from} redirects to itself.`];
    }
    if (leadsBack(from, targets)) {
      return [`${from} is part of a loop: ${from} -> ${to} -> ... -> ${from}.`];
    }
    if (isKnownRoute(path)) {
      return [];
    }
    return targets.has(path)
      ? [`${from} redirects to ${to}, which is also a redirect. Redirect to a page directly.`]
      : [`${from} redirects to ${to}, which is not a page. Redirect to a page or a planned route.`];
  });
}

/** The redirects whose target exists and whose address is not a page. */
export function activeRedirects(
  rules: readonly Redirect[],
  pageExists: (route: string) => boolean,
): Redirect[] {
  return rules.filter(({ from, to }) => !pageExists(from) && pageExists(withoutHash(to)));
}

const withoutHash = (address: string): string => address.split('#')[0] || '/';

function leadsBack(start: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  let next = targets.get(start);
  while (next !== undefined) {
    const path = withoutHash(next);
    if (path === start) {
      return true;
    }
    if (seen.has(path)) {
      return false;
    }
    seen.add(path);
    next = targets.get(path);
  }
  return false;
}
