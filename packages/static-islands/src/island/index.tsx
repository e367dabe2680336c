import { createElement, type ReactElement, type ReactNode } from 'react';
import { ISLAND_ELEMENT } from './attributes';

export interface IslandProps {
  /**
   * When the island hydrates: `immediate` when the page loads (for content that doesn't work without a script), `visible` near
   * the viewport after the first interaction with the page, and `interaction` on hover, focus, touch, click, or shortcut.
   */
  load: 'immediate' | 'visible' | 'interaction';
  /** The label of the field that a click opens. Text that is typed before hydration is buffered and moved to that field. */
  opensField?: string;
  /** One element of a component that is the default export of a module in the folder of islands. Its props must be JSON. */
  children: ReactElement;
}

/**
 * A part of a page that React hydrates in the browser. Docusaurus' own client hydrates the whole page, so this component only adds
 * the element of an island. In static pages, the plugin replaces this module with `server.tsx`.
 */
export function Island({ children }: IslandProps): ReactNode {
  return createElement(ISLAND_ELEMENT, { 'data-hydrated': '' }, children);
}
