import { useLocation } from '@docusaurus/router';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

export interface PanelState {
  isOpen: boolean;
  open(): void;
  close(): void;
}

const PanelContext = createContext<PanelState>({
  isOpen: false,
  open: () => undefined,
  close: () => undefined,
});

/** Whether the slide-in navigation of small screens is open. Route and hash changes close it (SPEC 4). */
export function PanelStateProvider({ children }: { children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { pathname, hash } = useLocation();
  useEffect(() => setOpen(false), [pathname, hash]);
  const state = useMemo(
    () => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }),
    [isOpen],
  );
  return <PanelContext value={state}>{children}</PanelContext>;
}

export function usePanelState(): PanelState {
  return useContext(PanelContext);
}
