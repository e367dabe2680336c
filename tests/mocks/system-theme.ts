let isDark = false;
const listeners = new Set<() => void>();

window.matchMedia = ((media: string) => ({
  media,
  get matches() {
    return isDark;
  },
  addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
  removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
})) as unknown as typeof window.matchMedia;

/** Media queries, which jsdom doesn't support. Import it before code that reads the system's color mode. */
export function setSystemDark(next: boolean): void {
  if (next !== isDark) {
    isDark = next;
    listeners.forEach((listener) => listener());
  }
}
