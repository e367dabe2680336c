/** Stands in for `path`. The SDK joins the paths of routes. */
export const sep = '/';

export function join(...parts: readonly string[]): string {
  const path = parts.filter((part) => part !== '').join('/');
  return path.replace(/\/{2,}/g, '/').replace(/\/\.(?=\/|$)/g, '') || '.';
}

export default { sep, join };
