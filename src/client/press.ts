import { all } from './dom';
import { dropText, heldText, holdText } from './hold-text';
import { SLEEPING, wake } from './islands';
import { newestBuildDiffers } from './newest-build';
import { isShortcut } from './shortcut';

/** What a reader did before React was there: a key, or a click on the element that the places lead to. */
interface Press {
  island: string;
  /** From the island inwards: which child, which child of that, and so on. */
  path: number[];
  key?: KeyboardEventInit;
  /** What was typed since. */
  text?: string;
}

const STORED_PRESS = 'island-press';
const FAILURE =
  'This part of the page could not be loaded. Check your network connection and try again.';
/** What works without a script. */
const NATIVE =
  'a[href], summary, label, input:not([type="submit"], [type="button"]), select, textarea';

const presses = new Map<HTMLElement, Press>();

function pathOf(island: HTMLElement, target: Element): number[] {
  const parent = target.parentElement;
  return target === island || !parent
    ? []
    : [...pathOf(island, parent), [...parent.children].indexOf(target)];
}

/** By places: should React have drawn the island anew, the element that was pressed is gone. */
function replay(island: HTMLElement, { path, key }: Press): void {
  if (key) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    return;
  }
  path
    .reduce<Element | undefined>((parent, place) => parent?.children[place], island)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

/** A deployment has replaced the site's files: the page is loaded again, names the new ones, and takes the press over. */
async function moveToNewestBuild(press: Press): Promise<boolean> {
  const hasMoved = await newestBuildDiffers();
  if (hasMoved) {
    const text = heldText();
    sessionStorage.setItem(STORED_PRESS, JSON.stringify({ ...press, text }));
    window.location.reload();
  }
  return hasMoved;
}

/** Says below the island what went wrong; without a text, takes it back. */
function tell(island: HTMLElement, text: string): void {
  const place = island.nextElementSibling;
  if (place?.matches('[data-island-failure]')) {
    place.remove();
  }
  if (text) {
    const message = document.createElement('p');
    message.role = 'alert';
    message.dataset.islandFailure = '';
    message.textContent = text;
    island.after(message);
  }
}

async function press(island: HTMLElement, done: Press): Promise<void> {
  presses.set(island, done);
  tell(island, '');
  const { opensField } = island.dataset;
  if (opensField) {
    holdText(opensField, done.text);
  }
  // Escape takes a press back.
  const isWanted = (): boolean => presses.get(island) === done;
  try {
    await wake(island).catch(() => wake(island));
    if (isWanted()) {
      replay(island, done);
    }
  } catch (error) {
    console.warn('A part of the page could not be loaded.', error);
    if (isWanted() && !(await moveToNewestBuild(done).catch(() => false))) {
      dropText();
      tell(island, FAILURE);
    }
  }
  if (isWanted()) {
    presses.delete(island);
  }
}

/** The event ends here: React gets another one, once it is there. */
function hold(event: Event, island: HTMLElement, done: Omit<Press, 'island'>): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!presses.has(island)) {
    void press(island, { island: island.dataset.island ?? '', ...done });
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && presses.size > 0) {
    presses.clear();
    dropText();
  }
  const island = all(`${SLEEPING} [aria-keyshortcuts]`)
    .find((button) => isShortcut(event, button.getAttribute('aria-keyshortcuts') ?? ''))
    ?.closest<HTMLElement>(SLEEPING);
  if (island) {
    const { key, code, ctrlKey, metaKey, altKey } = event;
    const init = { key, code, ctrlKey, metaKey, altKey, bubbles: true, cancelable: true };
    hold(event, island, { path: [], key: init });
  }
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const island = target.closest<HTMLElement>(SLEEPING);
  if (island && !target.closest(NATIVE)) {
    hold(event, island, { path: pathOf(island, target) });
  }
}

/** What was pressed in the page of an older build. */
function takeOver(): void {
  const stored = sessionStorage.getItem(STORED_PRESS);
  sessionStorage.removeItem(STORED_PRESS);
  const done = stored ? (JSON.parse(stored) as Press) : undefined;
  const island = all(SLEEPING).find(({ dataset }) => dataset.island === done?.island);
  if (island && done) {
    void press(island, done);
  }
}

/** No press on a sleeping island is lost: it wakes the island and is done again. */
export function startPresses(): void {
  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('keydown', onKey, { capture: true });
  try {
    takeOver();
  } catch {
    // Blocked storage holds no press.
  }
}
