import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandProps } from '../src/island';
import { Island } from '../src/island/server';

/** Renders an island as the whole page like a build: HTML without hydration. */
export function serveIsland(
  child: ReactElement,
  props: Omit<IslandProps, 'children'> = { load: 'interaction' },
): HTMLElement {
  document.body.innerHTML = renderToString(<Island {...props}>{child}</Island>);
  return document.body.firstElementChild as HTMLElement;
}
