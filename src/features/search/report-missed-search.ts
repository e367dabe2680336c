import {
  canBePersonal,
  normalizeQuery,
  type MissedSearchPayload,
} from '@nitric-docs/docs-server/missed-search';
import { settings } from '../../lib/settings';

/** Shorter queries are words that the reader has only started. */
const MIN_LENGTH = 3;

const reported = new Set<string>();

async function post(address: string, payload: MissedSearchPayload): Promise<void> {
  try {
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      // The request continues if the reader leaves the page.
      keepalive: true,
    });
  } catch {
    // A lost count doesn't matter, and readers can't fix it.
  }
}

/** Counts a search that found nothing once. Call it when the reader has stopped typing. It never throws, and sends no personal data. */
export function reportMissedSearch(query: string): void {
  const { missedSearchUrl: address } = settings;
  const normalized = normalizeQuery(query);
  const isCounted = normalized.length >= MIN_LENGTH && !canBePersonal(normalized);
  if (address && isCounted && !reported.has(normalized)) {
    reported.add(normalized);
    void post(address, { query: normalized });
  }
}
