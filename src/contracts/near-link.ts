/** Marks a link that has come near the window: its page may be fetched ahead. */
export const NEAR_LINK_ATTRIBUTE = 'data-near';
