/** Marks links near the viewport, whose pages can be prefetched. */
export const NEAR_LINK_ATTRIBUTE = 'data-near';

const where = `"where":{"selector_matches":"[${NEAR_LINK_ATTRIBUTE}]"}`;

/** Browsers prefetch marked links, and prerender one that the reader presses. The server's Content-Security-Policy allows the rules. */
export const SPECULATION_RULES = `{"prefetch":[{${where},"eagerness":"immediate"}],"prerender":[{${where},"eagerness":"conservative"}]}`;
