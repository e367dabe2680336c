import { sdkIds, sdkReferenceOf } from './sdks';

/** How likely readers are to want each type of page if the words do not decide. */
const priors: readonly (readonly [pattern: RegExp, prior: number])[] = [
  // A guide about a GPU, which other pages mention in their headings.
  [/^\/guides\/python\/gpu-job$/, 0.6],
  // A guide mentions many features, so it matches many queries about them. Its own subject is in its title.
  [/^\/guides\/.+\//, 0.3],
  // A guide about a login, which other pages mention in their headings.
  [/^\/guides\/sign-in$/, 0.55],
  // Lists of guides.
  [/^\/guides\//, 0.5],
  // The glossary and the permissions of deployers mention every resource. Their own subject is in their title.
  [/^\/(concepts\/glossary|reference\/providers\/deployer-permissions)$/, 0.3],
  // Recipes for writers mention what they describe.
  [/^\/contributions(?:\/|$)/, 0.4],
  // Its commands log in to Pulumi, which is rarely the login that readers look for.
  [/^\/reference\/pulumi\/pulumi-cloud$/, 0.6],
  [/^\/concepts\/operate$/, 0.7],
  [/^\/reference\/versions$/, 0.5],
  // The name of an SDK finds its first page, which links to its cheat sheet and its releases.
  [/\/(cheat-sheet|releases)$/, 0.5],
  // A comparison mentions the other tool in every section. Readers who want one say so.
  [/^\/concepts\/comparison\//, 0.8],
  [/^\/[a-z]+$/, 1.25],
  [/^\/getting-started\//, 1.4],
  // Error messages mention every feature. A query that is a message matches one of the headings.
  [/^\/support\/errors$/, 0.85],
  // Pages about a symptom mention what causes it. Their title and keywords are the words of a reader who sees it.
  [/^\/support\/(nitric-up-credentials|schedule-does-not-run)$/, 0.5],
  [/^\/support\/cors-error$/, 0.65],
  [/^\/reference\/[^/]+$/, 1.05],
  // An image of a provider is rarely what readers mean by Docker.
  [/^\/reference\/providers\/install\//, 0.25],
  [/^\/reference\/providers\/[^/]+\/(?!configuration$)/, 0.8],
];

/** Ranks each SDK slightly lower than the one before it in the menu, which decides between otherwise equal pages. */
const MENU_STEP = 0.07;

/** Returns the static rank of a page: how likely readers are to want it, regardless of the query. */
export function searchPriorOf(route: string): number {
  const reference = sdkReferenceOf(route);
  const order = reference ? 1 - MENU_STEP * sdkIds.indexOf(reference.sdk) : 1;
  return order * (priors.find(([pattern]) => pattern.test(route))?.[1] ?? 1);
}
