import { useLocation } from '@docusaurus/router';
import type * as Fathom from 'fathom-client';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSettings } from '../site/useSettings';

/**
 * Records a page view on arrival and after each change of the path; changes of the query or the hash are no new page
 * (SPEC 2, 'Page shell'). Does nothing when no site id is set.
 */
export function Analytics(): ReactNode {
  const { analytics } = useSettings();
  const { pathname } = useLocation();
  const fathom = useRef<Promise<typeof Fathom>>(undefined);

  useEffect(() => {
    if (!analytics) {
      return;
    }
    fathom.current ??= load(analytics);
    const url = window.location.origin + pathname;
    // A view that can't be recorded is nothing that a reader should notice.
    fathom.current.then(({ trackPageview }) => trackPageview({ url })).catch(() => undefined);
  }, [analytics, pathname]);

  return null;
}

/** Loads the library, which a site without analytics doesn't send. */
async function load({
  siteId,
  excludedDomains,
}: NonNullable<ReturnType<typeof useSettings>['analytics']>): Promise<typeof Fathom> {
  const library = await import('fathom-client');
  library.load(siteId, { auto: false, excludedDomains });
  return library;
}
