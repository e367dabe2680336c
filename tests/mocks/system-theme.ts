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

/** jsdom knows no media queries. A test imports this before what asks for the system's mode. */
export function setSystemDark(next: boolean): void {
  if (next !== isDark) {
    isDark = next;
    listeners.forEach((listener) => listener());
  }
}
