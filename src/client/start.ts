/** The client script of all pages: in a static page, the only one until an island loads React. Docusaurus' own client loads it, too. */
import { startPage } from '@nitric-docs/static-islands/client';
import { startAcceptedValues } from '../components/AcceptedValues/behavior';
import { loadDeferredIcons } from '../components/Icon/behavior';
import { startMenuButtons } from '../components/MenuButton/behavior';
import { recordPageView, startPageViews } from '../features/analytics/page-views';
import { startCopyButtons } from '../features/code/CopyButton/behavior';
import { showColorMode, startColorMode } from '../features/color-mode/behavior';
import { sendQueuedFeedback, startSampleReports } from '../features/feedback/behavior';
import { startRunButtons } from '../features/playground/RunButton/behavior';
import { showSectionsInView } from '../features/navigation/Menu/sections-in-view';
import { reopenMenuPanel, startMenuPanel } from '../features/navigation/Panel/behavior';
import { watchScrollRegions } from '../features/scroll-region/behavior';
import { scrollToActiveLink, startMenuScroll } from '../features/shell/DocShell/menu-scroll';
import { updateCopyrightYear } from '../features/shell/SiteFooter/behavior';
import { updateHeaderOpacity } from '../features/shell/TopBar/behavior';
import { showChoices, startTabs } from '../features/tabs/behavior';
import { whenActivated, whenIdle } from '../lib/dom';
import { prefetchNearLinks } from './link-prefetch';
import { makeHiddenTextFindable, revealAnchor, startRevealAnchor } from './reveal-anchor';

/** Updates everything that depends on the scroll position or the hash, at most once per frame. */
function startScrollUpdates(): void {
  let frame = 0;
  const schedule = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      updateHeaderOpacity();
      showSectionsInView();
    });
  };
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  window.addEventListener('hashchange', schedule);
}

/** Adds the listeners on the document and the window, which also work for elements that are added later. */
function addListeners(): void {
  startColorMode();
  startTabs();
  startCopyButtons();
  startSampleReports();
  startRunButtons();
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
  showChoices();
  updateCopyrightYear();
  loadDeferredIcons();
  makeHiddenTextFindable();
  revealAnchor();
  reopenMenuPanel();
  recordPageView();
  whenIdle(() => {
    watchScrollRegions();
    updateHeaderOpacity();
    scrollToActiveLink();
    showSectionsInView();
    prefetchNearLinks();
  });
}

/** Docusaurus' own client calls this function after each navigation to a page or a heading. */
export const onRouteDidUpdate = startPage(addListeners, updatePage, revealAnchor);
whenActivated(() => whenIdle(sendQueuedFeedback));
