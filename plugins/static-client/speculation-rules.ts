import { NEAR_LINK_ATTRIBUTE } from '../../src/contracts/near-link';

/**
 * Rules by which browsers with the Speculation Rules API load pages ahead: links that src/client/link-prefetch.ts has marked as
 * near are fetched, and a page is drawn ahead when its link is pressed. Files, such as images and feeds, are no pages.
 */
export function speculationRules(baseUrl: string): string {
  const toPage = {
    and: [{ href_matches: `${baseUrl}*` }, { not: { href_matches: `${baseUrl}*.*` } }],
  };
  const isNear = { selector_matches: `[${NEAR_LINK_ATTRIBUTE}]` };
  return JSON.stringify({
    prefetch: [{ where: { and: [...toPage.and, isNear] }, eagerness: 'immediate' }],
    prerender: [{ where: toPage, eagerness: 'conservative' }],
  });
}
