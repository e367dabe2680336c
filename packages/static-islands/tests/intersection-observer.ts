/** An IntersectionObserver, which jsdom doesn't support. Import it before the code under test. */
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

/** The root margin for an element, such as `200px`. Empty if the element is not observed. */
export const marginsOf = (target: Element): string[] =>
  observersOf(target).map(({ rootMargin }) => rootMargin);

/** Calls the observers of an element. */
export const tellWhetherNear = (target: Element, isIntersecting: boolean): void =>
  observersOf(target).forEach(({ report }) => report([{ target, isIntersecting }]));
