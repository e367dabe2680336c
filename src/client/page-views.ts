import type * as Fathom from 'fathom-client';
import { whenSeen } from './dom';
import { settings } from '../features/site/settings';

let library: Promise<typeof Fathom> | undefined;

/** Loads the library once; a site without analytics doesn't send it. */
async function load({
  siteId,
  excludedDomains,
}: NonNullable<typeof settings.analytics>): Promise<typeof Fathom> {
  const fathom = await import('fathom-client');
  fathom.load(siteId, { auto: false, excludedDomains });
  return fathom;
}

/**
 * Records a page view, without the query and the hash, which make no other page. A page that is drawn ahead counts once it is
 * seen. Does nothing when no site id is set.
 */
export function recordPageView(): void {
  const { analytics } = settings;
  if (!analytics) {
    return;
  }
  whenSeen(() => {
    library ??= load(analytics);
    const url = window.location.origin + window.location.pathname;
    // A view that can't be recorded is nothing that a reader should notice.
    library.then(({ trackPageview }) => trackPageview({ url })).catch(() => undefined);
  });
}

/** A page that comes back from the browser's page cache is seen again, though nothing is loaded. */
export const startPageViews = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      recordPageView();
    }
  });
