/**
 * The client of all pages: what makes them answer, in a few kilobytes. In production it is all of the JavaScript that a page
 * loads; React comes with islands. `npm start` loads it as a client module of Docusaurus, which draws pages by script.
 */
import { RELOADED_KEY } from '../contracts/missing-file';
import { startAcceptedValues } from './accepted-values';
import { showChosenLanguage, startCodeGroups } from './code-groups';
import { showColorMode, startColorMode } from './color-mode';
import { startCopyButtons } from './copy-buttons';
import { whenIdle, whenSeen } from './dom';
import { redoEarlyEvents } from './early-events';
import { sendWaitingFeedback } from './feedback-outbox';
import { followScrollInHeader } from './header-opacity';
import { startIslands } from './islands';
import { showLateIcons } from './late-icons';
import { watchLinks } from './link-prefetch';
import { startMenuPanel } from './menu-panel';
import { showActiveLink, startMenuScroll } from './menu-scroll';
import { recordPageView, startPageViews } from './page-views';
import { startPresses } from './press';
import { revealAnchor, startRevealAnchor } from './reveal-anchor';
import { watchScrollRegions } from './scroll-regions';
import { markSectionsInView } from './sections-in-view';
import { showThisYear } from './this-year';
import { startVersionMenu } from './version-menu';

/** What follows the scroll position, at most once a frame. */
function startFollowingScroll(): void {
  let frame = 0;
  const follow = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      followScrollInHeader();
      markSectionsInView();
    });
  };
  window.addEventListener('scroll', follow, { passive: true });
  window.addEventListener('resize', follow);
}

/** Listeners on the document and the window: once, for whatever is in the page. */
function start(): void {
  startColorMode();
  startCodeGroups();
  startCopyButtons();
  startMenuPanel();
  startAcceptedValues();
  startVersionMenu();
  startRevealAnchor();
  startMenuScroll();
  startFollowingScroll();
  startPageViews();
}

/** What looks at the elements of a page. What asks for their sizes waits until the browser has laid the page out. */
function readPage(): void {
  showColorMode();
  showChosenLanguage();
  showThisYear();
  showLateIcons();
  revealAnchor();
  recordPageView();
  whenIdle(() => {
    watchScrollRegions();
    followScrollInHeader();
    markSectionsInView();
    showActiveLink();
    watchLinks();
  });
}

/** What only pages of a build need: in the development server, React runs everything. */
function startBuiltPage(): void {
  start();
  readPage();
  startIslands();
  startPresses();
  redoEarlyEvents();
  document.documentElement.dataset.ready = '';
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}

if (process.env.NODE_ENV === 'production') {
  startBuiltPage();
} else {
  start();
}
whenSeen(() => whenIdle(sendWaitingFeedback));

/** Docusaurus calls it in the development server, with each page and each heading that is gone to. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}): void {
  if (location.pathname === previousLocation?.pathname) {
    revealAnchor();
  } else {
    readPage();
  }
}
