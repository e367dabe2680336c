import { BASE_URL, PREFETCH_MARGIN_PX } from '../config/site';
import { NEAR_LINK_ATTRIBUTE, SPECULATION_RULES } from '../config/speculation-rules';
import { all } from '../lib/dom';

/** Matches paths to files, such as feeds, which aren't pages. */
const FILE = /\.\w+$/;

const isOtherPage = ({ pathname, target }: HTMLAnchorElement): boolean =>
  pathname !== window.location.pathname && !FILE.test(pathname) && !target;

const savesData = (): boolean | undefined =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Old browsers don't have the method. */
const supportsRules = HTMLScriptElement.supports?.('speculationrules');

const rules = Object.assign(document.createElement('script'), {
  type: 'speculationrules',
  textContent: SPECULATION_RULES,
});

/** Paths already prefetched with `<link rel="prefetch">`, for browsers without Speculation Rules. */
const prefetched = new Set<string>();

function prefetch(link: HTMLAnchorElement): void {
  if (supportsRules) {
    link.setAttribute(NEAR_LINK_ATTRIBUTE, '');
  } else if (!prefetched.has(link.pathname)) {
    prefetched.add(link.pathname);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
    );
  }
}

const linkObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        linkObserver.unobserve(target);
        prefetch(target as HTMLAnchorElement);
      }
    }
  },
  { rootMargin: `${PREFETCH_MARGIN_PX}px` },
);

/** Prefetches the pages behind links when the links come near the viewport, unless the reader saves data. */
export function prefetchNearLinks(): void {
  linkObserver.disconnect();
  if (!savesData()) {
    // A second insertion logs a warning.
    if (supportsRules && !rules.parentNode) {
      document.head.append(rules);
    }
    all<HTMLAnchorElement>(`a[href^="${BASE_URL}"]`)
      .filter(isOtherPage)
      .forEach((link) => linkObserver.observe(link));
  }
}
