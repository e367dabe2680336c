import { BASE_URL, PREFETCH_MARGIN_PX } from '../config/site';
import { NEAR_LINK_ATTRIBUTE, SPECULATION_RULES } from '../config/speculation-rules';
import { all } from './dom';

/** A file, such as a feed: no page. */
const FILE = /\.\w+$/;

const isOtherPage = ({ pathname, target }: HTMLAnchorElement): boolean =>
  pathname !== window.location.pathname && !FILE.test(pathname) && !target;

/** A reader who asks for little data has nothing fetched ahead. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

const hasRules = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');

/** Pages that a browser without Speculation Rules was asked to fetch. */
const fetched = new Set<string>();

function fetchAhead(link: HTMLAnchorElement): void {
  if (hasRules) {
    link.setAttribute(NEAR_LINK_ATTRIBUTE, '');
  } else if (!fetched.has(link.pathname)) {
    fetched.add(link.pathname);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
    );
  }
}

const nearLinks = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        nearLinks.unobserve(target);
        fetchAhead(target as HTMLAnchorElement);
      }
    }
  },
  { rootMargin: `${PREFETCH_MARGIN_PX}px` },
);

function addRules(): void {
  if (hasRules && !document.querySelector('script[type="speculationrules"]')) {
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'speculationrules',
        textContent: SPECULATION_RULES,
      }),
    );
  }
}

/** Fetches the pages behind links ahead, as documents, once the links come near the window. */
export function watchLinks(): void {
  nearLinks.disconnect();
  if (!savesData()) {
    addRules();
    all<HTMLAnchorElement>(`a[href^="${BASE_URL}"]`)
      .filter(isOtherPage)
      .forEach((link) => nearLinks.observe(link));
  }
}
