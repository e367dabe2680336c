import { useEffect, type ReactNode } from 'react';
import { RELOADED_KEY } from '../../contracts/missing-file';

/** A page that has come to life has its files: should one be missing again later, it is loaded again once more. */
export function ReloadDone(): ReactNode {
  useEffect(() => {
    try {
      sessionStorage.removeItem(RELOADED_KEY);
    } catch {
      // Without storage no page was loaded again.
    }
  }, []);
  return null;
}
