/** Marks a link that has come near the window: its page may be loaded ahead. */
export const NEAR_LINK_ATTRIBUTE = 'data-near';

const where = { selector_matches: `[${NEAR_LINK_ATTRIBUTE}]` };

/**
 * Rules by which browsers with the Speculation Rules API load pages ahead: those behind near links are fetched at once, and drawn
 * when the link is pressed. src/client/link-prefetch.ts puts them into pages, and the server's Content-Security-Policy allows them.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where, eagerness: 'immediate' }],
  prerender: [{ where, eagerness: 'conservative' }],
});
