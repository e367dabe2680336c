import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Replaces `@docusaurus/useIsBrowser` in islands. Returns false on the server and during hydration, then true. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
