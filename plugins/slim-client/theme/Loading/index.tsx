// Replaces the theme's spinner and its red box. A page is loaded before it is shown (core/lib/client/PendingNavigation.js), so that
// nobody sees the one; what goes wrong is the error page's.
export default function Loading({ error }: { error?: unknown }): null {
  if (error) {
    throw error instanceof Error ? error : new Error(String(error));
  }
  return null;
}
