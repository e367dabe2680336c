import { tryStorage } from './dom';
import { replayEarlyEvents } from './early-events';
import { startIslands } from './islands';
import { RELOADED_KEY } from './missing-file';
import { startPendingInteractions } from './pending-interactions';

/** Starts a static page: the behaviors of the site, then its islands, then what the reader did before. */
export function startPage(addListeners: () => void, updatePage: () => void): void {
  addListeners();
  updatePage();
  startIslands();
  startPendingInteractions();
  replayEarlyEvents();
  document.documentElement.dataset.ready = '';
  tryStorage(() => sessionStorage.removeItem(RELOADED_KEY));
}
