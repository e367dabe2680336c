/**
 * A ResizeObserver, which jsdom doesn't support. It reports elements when they are observed, and on request of a test. Import it before
 * the code under test.
 */
class ReportingResizeObserver implements ResizeObserver {
  static readonly all = new Set<ReportingResizeObserver>();
  readonly targets = new Set<Element>();

  constructor(private readonly report: ResizeObserverCallback) {
    ReportingResizeObserver.all.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
    this.tell([target]);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
  }

  tell(targets: readonly Element[]): void {
    this.report(
      targets.map((target) => ({ target }) as ResizeObserverEntry),
      this,
    );
  }
}

window.ResizeObserver = ReportingResizeObserver;

/** Reports a size change of all observed elements. */
export const changeSizes = (): void =>
  ReportingResizeObserver.all.forEach((observer) => observer.tell([...observer.targets]));
