/** The address of an icon that the client loads after the first paint. */
export const DEFERRED_HREF = 'data-href';
