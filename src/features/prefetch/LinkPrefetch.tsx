import { useLocation } from '@docusaurus/router';
import { useEffect, type ReactNode } from 'react';
import { BASE_URL, PREFETCH_MARGIN_PX } from '../../config/site';

const INTERNAL_LINKS = `a[href^="${BASE_URL}"]`;

/** DocSearch's sign on the body that its modal covers the page. */
const COVERED = 'DocSearch--active';

/**
 * Looks for links near the viewport, unless the search modal covers them: the browser would work out where each of them
 * is with each letter that is typed there.
 * @returns ends it
 */
function whileUncovered(observer: IntersectionObserver, links: ReadonlySet<Element>): () => void {
  const update = (): void => {
    observer.disconnect();
    if (!document.body.classList.contains(COVERED)) {
      links.forEach((link) => observer.observe(link));
    }
  };
  const changes = new MutationObserver(update);
  changes.observe(document.body, { attributeFilter: ['class'] });
  update();
  return () => {
    changes.disconnect();
    observer.disconnect();
  };
}

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
    const links = new Set<Element>(document.querySelectorAll(INTERNAL_LINKS));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting && target instanceof HTMLAnchorElement) {
            observer.unobserve(target);
            links.delete(target);
            // Docusaurus' own loader (core/lib/client/docusaurus.js): knows which chunks a page needs.
            void window.docusaurus.prefetch(target.pathname);
          }
        }
      },
      { rootMargin: `${PREFETCH_MARGIN_PX}px` },
    );
    return whileUncovered(observer, links);
  }, [pathname]);

  return null;
}
