import type { ReactNode } from 'react';

/** Stands for any theme component in unit tests: renders its children. */
export default function ThemeComponent({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
