import { useHistory } from '@docusaurus/router';
import { useMemo, type MouseEvent, type TouchEvent } from 'react';
import { BASE_URL } from '../../config/site';
import { isPlainClick } from '../../contracts/plain-click';

/** A file, such as `/docs/rss.xml`: no page, so the browser opens it. */
const FILE = /\.\w+$/;

/** The link to a page of the site that an event happened in; one to a heading of the same page is the browser's. */
function pageLinkOf({ target }: { target: EventTarget }): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.getAttribute('href')?.startsWith(BASE_URL) &&
    !link.target &&
    !FILE.test(link.pathname)
    ? link
    : undefined;
}

function prepare(event: MouseEvent | TouchEvent): void {
  const link = pageLinkOf(event);
  if (link) {
    void window.docusaurus.preload(link.pathname);
  }
}

interface Handlers {
  onClick: (event: MouseEvent) => void;
  onMouseOver: (event: MouseEvent) => void;
  onTouchStart: (event: TouchEvent) => void;
}

/** For an element whose links the server drew: they lead on without loading the document, as Docusaurus' links do. */
export function useServedLinks(): Handlers {
  const history = useHistory();
  return useMemo(
    () => ({
      onClick: (event) => {
        const link = pageLinkOf(event);
        if (link && isPlainClick(event) && !event.defaultPrevented) {
          event.preventDefault();
          const isHere = link.href === window.location.href;
          // Once more to the same address is no new entry of the history.
          history[isHere ? 'replace' : 'push'](link.pathname + link.search + link.hash);
        }
      },
      onMouseOver: prepare,
      onTouchStart: prepare,
    }),
    [history],
  );
}
