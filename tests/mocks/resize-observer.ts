/**
 * A ResizeObserver, which jsdom doesn't support. It reports elements when they are observed, and on request of a test. Import it before
 * the code under test.
 */
class ReportingResizeObserver implements ResizeObserver {
  static readonly all = new Set<ReportingResizeObserver>();
  private readonly entries: ResizeObserverEntry[] = [];

  constructor(private readonly report: ResizeObserverCallback) {
    ReportingResizeObserver.all.add(this);
  }

  observe(target: Element): void {
    this.entries.push({ target } as ResizeObserverEntry);
    this.tell();
  }

  unobserve = (): void => undefined;
  disconnect = (): void => undefined;

  tell(): void {
    this.report(this.entries, this);
  }
}

window.ResizeObserver = ReportingResizeObserver;

/** Reports a size change of all observed elements. */
export const changeSizes = (): void =>
  ReportingResizeObserver.all.forEach((observer) => observer.tell());
