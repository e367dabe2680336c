import { requireIsland } from './in-island';

/** Replaces `@docusaurus/useIsBrowser`, which returns true only in the browser. */
export default function useIsBrowser(): boolean {
  requireIsland('useIsBrowser');
  return false;
}
