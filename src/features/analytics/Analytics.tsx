import { useLocation } from '@docusaurus/router';
import * as Fathom from 'fathom-client';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSettings } from '../site/useSettings';

/**
 * Records a page view on arrival and after each change of the path; changes of the query or the hash are no new page
 * (SPEC 2, 'Page shell'). Does nothing when no site id is set.
 */
export function Analytics(): ReactNode {
  const { analytics } = useSettings();
  const { pathname } = useLocation();
  const isLoaded = useRef(false);

  useEffect(() => {
    if (!analytics) {
      return;
    }
    if (!isLoaded.current) {
      isLoaded.current = true;
      Fathom.load(analytics.siteId, {
        auto: false,
        excludedDomains: analytics.excludedDomains,
      });
    }
    Fathom.trackPageview({ url: window.location.origin + pathname });
  }, [analytics, pathname]);

  return null;
}
