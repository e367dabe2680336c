/**
 * The client script of all pages. In production, it is the only JavaScript that a page loads, until an island loads React. The
 * development server (`npm start`) loads it as a Docusaurus client module next to React.
 */
import { RELOADED_KEY } from '../contracts/missing-file';
import { startAcceptedValues } from './accepted-values';
import { showChosenLanguage, startCodeGroups } from './code-groups';
import { showColorMode, startColorMode } from './color-mode';
import { startCopyButtons } from './copy-buttons';
import { all, whenActivated, whenIdle } from './dom';
import { replayEarlyEvents } from './early-events';
import { sendQueuedFeedback } from './feedback-outbox';
import { updateHeaderOpacity } from './header-opacity';
import { startIslands } from './islands';
import { prefetchNearLinks } from './link-prefetch';
import { startMenuButtons } from './menu-button';
import { startMenuPanel } from './menu-panel';
import { scrollToActiveLink, scrollToSectionsInView, startMenuScroll } from './menu-scroll';
import { recordPageView, startPageViews } from './page-views';
import { startPendingInteractions } from './pending-interactions';
import { makeHiddenTextFindable, revealAnchor, startRevealAnchor } from './reveal-anchor';
import { watchScrollRegions } from './scroll-regions';
import { markSectionsInView } from './sections-in-view';
import { tryStorage } from './storage';

/** Replaces the year of the build with the current one (features/shell/SiteFooter). */
const updateCopyrightYear = (): void =>
  all('[data-current-year]').forEach((year) => {
    year.textContent = String(new Date().getFullYear());
  });

/** Loads the icons that components/Icon defers until after the first paint. */
const loadDeferredIcons = (): void =>
  all('use[data-href]').forEach((icon) => icon.setAttribute('href', icon.dataset.href ?? ''));

/** Updates everything that depends on the scroll position or the hash, at most once per frame. */
function startScrollUpdates(): void {
  let frame = 0;
  const schedule = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      updateHeaderOpacity();
      markSectionsInView();
      scrollToSectionsInView();
    });
  };
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  window.addEventListener('hashchange', schedule);
}

/** Adds the listeners on the document and the window, which also work for elements that are added later. */
function addListeners(): void {
  startColorMode();
  startCodeGroups();
  startCopyButtons();
  startMenuPanel();
  startAcceptedValues();
  startMenuButtons();
  startRevealAnchor();
  startMenuScroll();
  startScrollUpdates();
  startPageViews();
}

/** Updates the elements of a page. Code that reads sizes waits until the browser is idle, so that it doesn't force a layout. */
function updatePage(): void {
  showColorMode();
  showChosenLanguage();
  updateCopyrightYear();
  loadDeferredIcons();
  makeHiddenTextFindable();
  revealAnchor();
  recordPageView();
  whenIdle(() => {
    watchScrollRegions();
    updateHeaderOpacity();
    markSectionsInView();
    scrollToActiveLink();
    prefetchNearLinks();
  });
}

/** Islands, replay, and missing files concern only production builds. */
function startBuiltPage(): void {
  addListeners();
  updatePage();
  startIslands();
  startPendingInteractions();
  replayEarlyEvents();
  document.documentElement.dataset.ready = '';
  tryStorage(() => sessionStorage.removeItem(RELOADED_KEY));
}

if (process.env.NODE_ENV === 'production') {
  startBuiltPage();
} else {
  addListeners();
}
whenActivated(() => whenIdle(sendQueuedFeedback));

/** Docusaurus calls this function in the development server after each navigation to a page or a heading. */
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
    updatePage();
  }
}
