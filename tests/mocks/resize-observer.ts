/**
 * jsdom has no layout, so it has no ResizeObserver: this one reports when an element is observed, and when a test says so. A test
 * imports it before what it tests.
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

/** Reports each element that is observed, as if its size had changed. */
export const changeSizes = (): void =>
  ReportingResizeObserver.all.forEach((observer) => observer.tell([...observer.targets]));
