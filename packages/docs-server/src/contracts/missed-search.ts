/** The request and the limits of `POST /docs/api/searches`, for the search and the server. */

/** Maximum size of the body, in bytes. The longest query fits, because JSON needs up to six bytes for one UTF-16 code unit. */
export const MAX_MISSED_SEARCH_BYTES = 1024;

/** A search that found nothing. It contains nothing about the reader or the page. */
export interface MissedSearchPayload {
  query: string;
}

/** The same text for queries that differ only in case and spaces, so that they are counted together. */
export const normalizeQuery = (query: string): string =>
  query.trim().toLowerCase().replace(/\s+/g, ' ');

/** An email address or account, a URL, or a number as long as those of phones, customers, and cards. */
const PERSONAL = /@|:\/\/|\bwww\.|\p{Nd}{6}/u;

/** Whether a normalized query can identify a person. Readers also paste text into search fields. */
export const canBePersonal = (query: string): boolean => PERSONAL.test(query);
