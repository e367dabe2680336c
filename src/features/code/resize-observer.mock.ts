/** jsdom has no layout, so it has no ResizeObserver: this one reports once, when an element is observed. */
export class ReportingResizeObserver implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}

  observe(): void {
    this.report([], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}
