import type { ComponentType } from 'react';
import { all, on } from './dom';

interface IslandModule {
  default: ComponentType;
  /** Called with the first sign that a reader wants the island. */
  prepare?: () => void;
}

/** Islands that React hasn't taken over. In the development server there are none: React runs everything. */
export const SLEEPING = 'docs-island:not([data-alive])';

const load = (name: string): Promise<IslandModule> =>
  import(
    /* webpackChunkName: "island-[request]" */ `../islands/${name}.tsx`
  ) as Promise<IslandModule>;

const waking = new Map<HTMLElement, Promise<void>>();

async function bringToLife(island: HTMLElement): Promise<void> {
  const [{ default: Component, prepare }, { hydrate }] = await Promise.all([
    load(island.dataset.island ?? ''),
    import('./hydrate'),
  ]);
  prepare?.();
  await hydrate(island, Component);
  island.dataset.alive = '';
}

/** Has React take an island over, once; after a failure, anew. */
export function wake(island: HTMLElement): Promise<void> {
  const alive =
    waking.get(island) ??
    bringToLife(island).catch((error: unknown) => {
      waking.delete(island);
      throw error;
    });
  waking.set(island, alive);
  return alive;
}

/** What fails before a press is tried again with it. */
const tryToWake = (island: HTMLElement): void => void wake(island).catch(() => undefined);

/** Islands that come so near to the window are taken over, in pixels. */
const MARGIN_PX = 200;
/**
 * What a reader does first. A page that is only opened loads no React, though an island stands in its window. (Scrolling of the menu,
 * which src/client/menu-scroll.ts does, doesn't bubble.)
 */
const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

function watchVisible(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const island = target.closest<HTMLElement>(SLEEPING);
        if (isIntersecting && island) {
          near.unobserve(target);
          tryToWake(island);
        }
      }
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  // An island's element has no box itself.
  all(`${SLEEPING}[data-load="visible"] > :first-child`).forEach((child) => near.observe(child));
}

function onFirstSignOfLife(work: () => void): void {
  const seen = new AbortController();
  const once = (): void => {
    seen.abort();
    work();
  };
  for (const type of SIGNS_OF_LIFE) {
    window.addEventListener(type, once, { signal: seen.signal, passive: true });
  }
}

export function startIslands(): void {
  all(`${SLEEPING}[data-load="immediate"]`).forEach(tryToWake);
  onFirstSignOfLife(watchVisible);
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    on(type, SLEEPING, tryToWake);
  }
}
