import { record } from '.';
import { onPageRestored, whenActivated } from '../../lib/dom';

/** Records a page view with a URL without query and hash. A prerendered page counts when the reader opens it. */
export function recordPageView(): void {
  whenActivated(() => {
    const url = window.location.origin + window.location.pathname;
    record(({ trackPageview }) => trackPageview({ url }));
  });
}

export const startPageViews = (): void => onPageRestored(recordPageView);
