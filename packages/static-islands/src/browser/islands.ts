import type { ComponentType } from 'react';
import { all, on } from './dom';
import { ISLAND_ELEMENT, ISLAND_LOAD, ISLAND_NAME, ISLAND_PROPS } from '../island/attributes';

interface IslandModule {
  default: ComponentType;
  /** Called before hydration, for example to start fetching data. */
  prepare?: () => void;
}

/** Selects islands that aren't hydrated yet. The stock client renders none, because React runs the whole page. */
export const UNHYDRATED_ISLAND = `${ISLAND_ELEMENT}:not([data-hydrated])`;

const load = (name: string): Promise<IslandModule> =>
  import(
    /* webpackChunkName: "island-[request]" */ `@static-islands/modules/${name}.tsx`
  ) as Promise<IslandModule>;

/** Hydrations that have started and haven't failed. */
const hydrations = new Map<HTMLElement, Promise<void>>();

async function loadAndHydrate(island: HTMLElement): Promise<void> {
  const [{ default: Component, prepare }, { hydrate }] = await Promise.all([
    load(island.getAttribute(ISLAND_NAME) ?? ''),
    import(/* webpackChunkName: "react" */ './hydrate'),
  ]);
  prepare?.();
  await hydrate(island, Component, island.getAttribute(ISLAND_PROPS));
  island.dataset.hydrated = '';
}

/** Loads and hydrates an island once. A call after a failure tries again. */
export function hydrateIsland(island: HTMLElement): Promise<void> {
  const hydration =
    hydrations.get(island) ??
    loadAndHydrate(island).catch((error: unknown) => {
      hydrations.delete(island);
      throw error;
    });
  hydrations.set(island, hydration);
  return hydration;
}

/** Ignores failures, because a click on the island tries again and reports them. */
const hydrateInBackground = (island: HTMLElement): void =>
  void hydrateIsland(island).catch(() => undefined);

/** Islands with `load="visible"` hydrate at this distance from the viewport, in pixels. */
const MARGIN_PX = 200;
/**
 * The events that count as the first interaction. Until one occurs, a page doesn't load React, even for an island in the viewport.
 * (Scrolling of an element doesn't count, because its event doesn't bubble.)
 */
const INTERACTION_EVENTS = ['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

function hydrateWhenVisible(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const island = target.closest<HTMLElement>(UNHYDRATED_ISLAND);
        if (isIntersecting && island) {
          observer.unobserve(target);
          hydrateInBackground(island);
        }
      }
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  // The island element has no box (`display: contents`), so its child is observed.
  all(`${UNHYDRATED_ISLAND}[${ISLAND_LOAD}="visible"] > :first-child`).forEach((child) =>
    observer.observe(child),
  );
}

export function startIslands(): void {
  all(`${UNHYDRATED_ISLAND}[${ISLAND_LOAD}="immediate"]`).forEach(hydrateInBackground);
  for (const type of INTERACTION_EVENTS) {
    window.addEventListener(type, hydrateWhenVisible, { once: true, passive: true });
  }
  for (const type of ['pointerover', 'focusin'] as const) {
    on(type, UNHYDRATED_ISLAND, hydrateInBackground);
  }
}
