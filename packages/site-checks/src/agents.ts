import { computeScore, runChecks } from 'afdocs';

/** The number of pages that the checks read. It changes the score by less than a point, and the duration in proportion. */
const SAMPLED_PAGES = 25;

export interface SiteForAgents {
  /** Address of a running server, with the base of the site. */
  served: string;
  /** The same for the published site, whose addresses the pages contain. */
  published: string;
  routes: readonly string[];
  /** Out of 100. */
  minScore: number;
}

/** Pages from all parts of the site, always the same. */
const sampleOf = (routes: readonly string[]): string[] =>
  routes.filter((_, index) => index % Math.ceil(routes.length / SAMPLED_PAGES) === 0);

/**
 * Measures how well agents find and read a site, with the checks of the Agent-Friendly Documentation Spec (https://agentdocsspec.com).
 * It requests addresses of the server only.
 * @returns whether the score is good enough, and a line for each check that finds problems, with what to do
 */
export async function checkForAgents({
  served,
  published,
  routes,
  minScore,
}: SiteForAgents): Promise<{ isGood: boolean; lines: string[] }> {
  const report = await runChecks(served, {
    canonicalOrigin: published,
    samplingStrategy: 'curated',
    curatedPages: sampleOf(routes).map((route) => served + route),
    maxLinksToTest: SAMPLED_PAGES,
    // It compares llms.txt with the sitemap, which few builds have, and parses the complete texts first, which takes most of the time.
    skipCheckIds: ['llms-txt-coverage'],
    requestDelay: 0,
  });
  const { overall, resolutions } = computeScore(report);
  const problems = report.results
    .filter(({ status }) => status !== 'pass' && status !== 'skip')
    .map(({ id, status, message }) => `${id} (${status}): ${message}. ${resolutions[id] ?? ''}`);
  const summary = `Score for agents: ${overall} of 100, at least ${minScore}. ${problems.length} of ${report.results.length} checks find problems on ${report.testedPages ?? 0} pages.`;
  return { isGood: overall >= minScore, lines: [...problems, summary] };
}
