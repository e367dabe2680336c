import { closeDialogs, isShortcut } from './shortcut';
import { all, click, tryStorage } from './dom';
import { ISLAND_NAME, OPENS_FIELD } from '../island/attributes';
import { hydrateIsland, UNHYDRATED_ISLAND } from './islands';
import { INTERACTION_KEY } from './missing-file';
import { isPageOutdated } from './outdated-page';
import { bufferedText, bufferText, discardBufferedText } from './text-buffer';

/** A click or a shortcut on an island that isn't hydrated yet. */
interface PendingInteraction {
  island: string;
  /** The child indexes that lead from the island to the clicked element. */
  path: number[];
  key?: KeyboardEventInit;
  /** The text that the reader typed after the interaction. */
  text?: string;
}

const FAILURE = 'Not loaded. Check your network connection and try again.';
/** Elements that work without a script. */
const NATIVE_CONTROLS =
  'a[href], summary, label, input:not([type="submit"], [type="button"]), select, textarea';

/** At most one interaction per island. */
const pending = new Map<HTMLElement, PendingInteraction>();

function pathOf(island: HTMLElement, target: Element): number[] {
  const parent = target.parentElement;
  return target === island || !parent
    ? []
    : [...pathOf(island, parent), [...parent.children].indexOf(target)];
}

/** Finds the clicked element by its path, because React can replace elements during hydration. */
function replay(island: HTMLElement, { path, key }: PendingInteraction): void {
  if (key) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    return;
  }
  click(path.reduce<Element | undefined>((parent, index) => parent?.children[index], island));
}

/** If a deployment has replaced the files of this page, reloads the page, which then replays the interaction. */
async function reloadIfOutdated(interaction: PendingInteraction): Promise<boolean> {
  const isOutdated = await isPageOutdated();
  if (isOutdated) {
    // The reader can type until the page goes away, which is later than this call.
    const store = (): void => {
      const text = bufferedText();
      sessionStorage.setItem(INTERACTION_KEY, JSON.stringify({ ...interaction, text }));
    };
    window.addEventListener('pagehide', store, { once: true });
    window.location.reload();
  }
  return isOutdated;
}

const clearFailure = (): void => document.querySelector('[data-island-failure]')?.remove();

/** Shows a message at the edge of the window, because next to the island it would move what the reader wants to press again. */
function showFailure(): void {
  clearFailure();
  const message = document.createElement('p');
  message.role = 'alert';
  message.dataset.islandFailure = '';
  message.textContent = FAILURE;
  document.body.append(message);
}

async function hydrateAndReplay(
  island: HTMLElement,
  interaction: PendingInteraction,
): Promise<void> {
  pending.set(island, interaction);
  clearFailure();
  const opensField = island.getAttribute(OPENS_FIELD);
  if (opensField) {
    bufferText(opensField, interaction.text);
  }
  // Escape cancels the interaction.
  const isPending = (): boolean => pending.get(island) === interaction;
  try {
    await hydrateIsland(island).catch(() => hydrateIsland(island));
    if (isPending()) {
      replay(island, interaction);
    }
  } catch (error) {
    console.warn(error);
    if (isPending() && !(await reloadIfOutdated(interaction).catch(() => false))) {
      discardBufferedText();
      showFailure();
    }
  }
  if (isPending()) {
    pending.delete(island);
  }
}

/** Stops the event and replays it after hydration. */
function defer(
  event: Event,
  island: HTMLElement,
  interaction: Omit<PendingInteraction, 'island'>,
): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!pending.has(island)) {
    void hydrateAndReplay(island, {
      island: island.getAttribute(ISLAND_NAME) ?? '',
      ...interaction,
    });
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && pending.size > 0) {
    pending.clear();
    discardBufferedText();
  }
  const island = all(`${UNHYDRATED_ISLAND} [aria-keyshortcuts]`)
    .find((button) => isShortcut(event, button.getAttribute('aria-keyshortcuts') ?? ''))
    ?.closest<HTMLElement>(UNHYDRATED_ISLAND);
  if (island) {
    const { key, code, ctrlKey, metaKey, altKey } = event;
    const init = { key, code, ctrlKey, metaKey, altKey, bubbles: true, cancelable: true };
    closeDialogs();
    defer(event, island, { path: [], key: init });
  }
}

function onClick(event: MouseEvent): void {
  clearFailure();
  const target = event.target as Element;
  const island = target.closest<HTMLElement>(UNHYDRATED_ISLAND);
  if (island && !target.closest(NATIVE_CONTROLS)) {
    // Hydration removes the elements of a translated text.
    defer(event, island, { path: pathOf(island, target.closest('button') ?? target) });
  }
}

/** Continues the interaction that `reloadIfOutdated` stored. */
function resumeStoredInteraction(): void {
  const stored = sessionStorage.getItem(INTERACTION_KEY);
  sessionStorage.removeItem(INTERACTION_KEY);
  const interaction = stored ? (JSON.parse(stored) as PendingInteraction) : undefined;
  const [island] = all(`${UNHYDRATED_ISLAND}[${ISLAND_NAME}="${interaction?.island}"]`);
  if (island && interaction) {
    void hydrateAndReplay(island, interaction);
  }
}

/** Hydrates an island on the first click or shortcut, and replays that event after hydration. */
export function startPendingInteractions(): void {
  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('keydown', onKey, { capture: true });
  tryStorage(resumeStoredInteraction);
}
