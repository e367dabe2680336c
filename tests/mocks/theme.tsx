import type { ReactNode } from 'react';

/** Replaces theme components in unit tests and renders their children. */
export default function ThemeComponent({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
