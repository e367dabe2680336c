/** Marks links near the viewport, whose pages can be prefetched. */
export const NEAR_LINK_ATTRIBUTE = 'data-near';

const where = `"where":{"selector_matches":"[${NEAR_LINK_ATTRIBUTE}]"}`;

/**
 * Speculation rules: browsers prefetch the pages of marked links immediately, and prerender them when the reader presses the link.
 * src/client/link-prefetch.ts adds the rules to pages, and the server's Content-Security-Policy allows them.
 */
export const SPECULATION_RULES = `{"prefetch":[{${where},"eagerness":"immediate"}],"prerender":[{${where},"eagerness":"conservative"}]}`;
