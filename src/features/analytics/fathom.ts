import * as library from 'fathom-client';
import { settings } from '../../lib/settings';

/** Whether visits of a host don't count. `*.pages.dev` stands for all subdomains, which the analytics service can't exclude. */
export const isExcludedHost = (host: string, excluded: readonly string[]): boolean =>
  excluded.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name));

/** Loads the script of the analytics service. Returns undefined on an excluded host. */
function load(): typeof library | undefined {
  const { analytics } = settings;
  if (!analytics || isExcludedHost(window.location.hostname, analytics.excludedDomains)) {
    return undefined;
  }
  library.load(analytics.siteId, { auto: false });
  return library;
}

export const fathom = load();
