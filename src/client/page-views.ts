import type * as Fathom from 'fathom-client';
import { onPageRestored, whenActivated } from './dom';
import { settings } from '../features/site/settings';

let library: Promise<typeof Fathom> | undefined;

/** Imports the library on demand, so that a site without analytics doesn't load it. */
async function load(siteId: string): Promise<typeof Fathom> {
  const fathom = await import('fathom-client');
  fathom.load(siteId, { auto: false });
  return fathom;
}

/** Whether visits of a host don't count. `*.pages.dev` stands for all subdomains, which the analytics service can't exclude. */
export const isExcludedHost = (host: string, excluded: readonly string[]): boolean =>
  excluded.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name));

/**
 * Records a page view with a URL without query and hash. A prerendered page counts when the reader opens it. Does nothing if no
 * site ID is set, or on an excluded host.
 */
export function recordPageView(): void {
  const { analytics } = settings;
  if (!analytics || isExcludedHost(window.location.hostname, analytics.excludedDomains)) {
    return;
  }
  whenActivated(() => {
    library ??= load(analytics.siteId);
    const url = window.location.origin + window.location.pathname;
    // Analytics can be blocked, and readers must not notice that.
    library.then(({ trackPageview }) => trackPageview({ url })).catch(() => undefined);
  });
}

/** Also records a view when the browser restores the page from the back/forward cache. */
export const startPageViews = (): void => onPageRestored(recordPageView);
