import type { ReactElement, ReactNode } from 'react';

export interface IslandProps {
  /**
   * When React takes the island over: as soon as the page is there (for what is nothing without its script), near the window
   * once the reader does something, or when the reader turns to it.
   */
  load: 'immediate' | 'visible' | 'interaction';
  /** The name of the field that a press opens: what is typed before it is there goes into it. */
  opensField?: string;
  /** One element, of a component that a module of src/islands exports as its default. Its props are JSON. */
  children: ReactElement;
}

/**
 * A part of a page that React runs in the browser. The development server runs all pages in React, so this is the child alone;
 * in a build, plugins/output/static-client puts `server.tsx` in its place.
 */
export function Island({ children }: IslandProps): ReactNode {
  return children;
}
