/** jsdom has no layout, so it has no ResizeObserver: this one reports when an element is observed, and when a test says so. */
export class ReportingResizeObserver implements ResizeObserver {
  private static readonly all = new Set<ReportingResizeObserver>();
  private readonly targets = new Set<Element>();

  constructor(private readonly report: ResizeObserverCallback) {
    ReportingResizeObserver.all.add(this);
  }

  /** Reports each element that is observed, as if its size had changed. */
  static changeSizes(): void {
    ReportingResizeObserver.all.forEach((observer) => observer.tell([...observer.targets]));
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

  private tell(targets: readonly Element[]): void {
    this.report(
      targets.map((target) => ({ target }) as ResizeObserverEntry),
      this,
    );
  }
}
