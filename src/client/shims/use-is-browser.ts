import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Stands for `@docusaurus/useIsBrowser` in islands: false while React compares with the server's HTML, then true. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
