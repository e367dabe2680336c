import { useLocation } from '@docusaurus/router';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

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
  const { pathname, hash } = useLocation();
  const place = pathname + hash;
  // The panel is open at one place: going elsewhere closes it without an effect.
  const [openAt, setOpenAt] = useState<string>();
  const state = useMemo(
    () => ({
      isOpen: openAt === place,
      open: () => setOpenAt(place),
      close: () => setOpenAt(undefined),
    }),
    [openAt, place],
  );
  return <PanelContext value={state}>{children}</PanelContext>;
}

export function usePanelState(): PanelState {
  return useContext(PanelContext);
}
