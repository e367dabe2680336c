/** Timeout for builds of site copies in `beforeAll`, in milliseconds. */
export const BUILD_TIMEOUT_MS = 1_200_000;

/** Timeout for the start of a server, in milliseconds. */
export const SERVER_START_TIMEOUT_MS = 300_000;
