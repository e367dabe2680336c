/** Longest that builds of copies of the site may take in `beforeAll`, however slow the machine; in milliseconds. */
export const BUILD_TIMEOUT_MS = 1_200_000;

/** Longest that a server may take until it answers, in milliseconds. */
export const SERVER_START_TIMEOUT_MS = 300_000;
