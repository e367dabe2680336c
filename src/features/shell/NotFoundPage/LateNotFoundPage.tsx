import { lazy, Suspense, type ReactNode } from 'react';

const NotFoundPage = lazy(async () => ({ default: (await import('.')).NotFoundPage }));

/** The page of an address that is none, which no other page loads. */
export function LateNotFoundPage(): ReactNode {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
