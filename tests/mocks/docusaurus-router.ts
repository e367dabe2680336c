const location = { pathname: '/docs/', search: '', hash: '' };

/** Tests set the address with `setLocation`. */
export function setLocation(next: Partial<typeof location>): void {
  Object.assign(location, { search: '', hash: '' }, next);
}

export const useLocation = (): typeof location => ({ ...location });
