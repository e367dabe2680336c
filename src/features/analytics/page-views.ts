import { record } from '.';
import { onPageRestored, whenActivated } from '../../lib/dom';

/** Records a page view with a URL without query and hash. A prerendered page counts when the reader opens it. */
export function recordPageView(): void {
  whenActivated(() => {
    const url = window.location.origin + window.location.pathname;
    record(({ trackPageview }) => trackPageview({ url }));
  });
}

/** Also records a view when the browser restores the page from the back/forward cache. */
export const startPageViews = (): void => onPageRestored(recordPageView);
