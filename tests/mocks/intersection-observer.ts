/** jsdom has no layout, so it has no IntersectionObserver. A test imports this one before what it tests. */
class TestIntersectionObserver implements Partial<IntersectionObserver> {
  static readonly all = new Set<TestIntersectionObserver>();
  readonly targets = new Set<Element>();
  readonly rootMargin: string;

  constructor(
    readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin;
    TestIntersectionObserver.all.add(this);
  }

  observe = (target: Element): void => void this.targets.add(target);
  unobserve = (target: Element): void => void this.targets.delete(target);
  disconnect = (): void => this.targets.clear();
}

Object.assign(window, { IntersectionObserver: TestIntersectionObserver });

const observersOf = (target: Element): TestIntersectionObserver[] =>
  [...TestIntersectionObserver.all].filter(({ targets }) => targets.has(target));

/** How near to the window an element is told of, such as `200px`; empty for one that nobody observes. */
export const marginsOf = (target: Element): string[] =>
  observersOf(target).map(({ rootMargin }) => rootMargin);

/** Tells those who observe an element whether it is near the window. */
export const tellWhetherNear = (target: Element, isIntersecting: boolean): void =>
  observersOf(target).forEach(({ report }) => report([{ target, isIntersecting }]));
