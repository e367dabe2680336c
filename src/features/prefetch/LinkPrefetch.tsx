import { useLocation } from '@docusaurus/router';
import { useEffect, type ReactNode } from 'react';
import { BASE_URL, PREFETCH_MARGIN_PX } from '../../config/site';

const INTERNAL_LINKS = `a[href^="${BASE_URL}"]`;

/**
 * Prefetches the pages behind links before they scroll into view. Docusaurus' link waits until a link is visible; SPEC 9
 * wants a margin around the viewport.
 */
export function LinkPrefetch(): ReactNode {
  const { pathname } = useLocation();

  useEffect(() => {
    if (!('IntersectionObserver' in window)) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting && target instanceof HTMLAnchorElement) {
            observer.unobserve(target);
            // Docusaurus' own loader (core/lib/client/docusaurus.js): knows which chunks a page needs.
            void window.docusaurus.prefetch(target.pathname);
          }
        }
      },
      { rootMargin: `${PREFETCH_MARGIN_PX}px` },
    );
    document.querySelectorAll(INTERNAL_LINKS).forEach((link) => observer.observe(link));
    return () => observer.disconnect();
  }, [pathname]);

  return null;
}
