import type { ClientModule } from '@docusaurus/types';

/** Docusaurus sets the attributes of the root element in the next frame, and so would remove what the site has changed. */
const afterNextFrame = (update: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(update));

/**
 * Starts the behaviors of the site in Docusaurus' own client, which hydrates the whole page. In static pages, `static-page.ts` replaces
 * this module.
 * @param addListeners adds listeners on the document and the window, once
 * @param updatePage updates the elements of a page, after each navigation
 * @param updateHash runs after a navigation within a page
 * @returns the function that Docusaurus calls after each navigation
 */
export function startPage(
  addListeners: () => void,
  updatePage: () => void,
  updateHash: () => void,
): ClientModule['onRouteDidUpdate'] {
  addListeners();
  return ({ location, previousLocation }) =>
    afterNextFrame(() => {
      (location.pathname === previousLocation?.pathname ? updateHash : updatePage)();
      document.documentElement.dataset.ready = '';
    });
}
