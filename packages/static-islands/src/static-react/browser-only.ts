import type { ReactNode } from 'react';
import { requireIsland } from './in-island';

/** Replaces `@docusaurus/BrowserOnly`, which renders its children only in the browser. */
export default function BrowserOnly({ fallback }: { fallback?: () => ReactNode }): ReactNode {
  requireIsland('BrowserOnly');
  return fallback?.();
}
