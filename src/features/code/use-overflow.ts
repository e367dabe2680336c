import { useEffect, useState, type RefObject } from 'react';

/** What is called when the size of an element changes. */
const followers = new Map<Element, () => void>();
/** One for all elements: a page has dozens, and an observer each takes time while the page comes alive. */
let observer: ResizeObserver | undefined;

/** @returns ends the calls */
function followSize(element: Element, onChange: () => void): () => void {
  const shared = (observer ??= new ResizeObserver((entries) =>
    entries.forEach(({ target }) => followers.get(target)?.()),
  ));
  followers.set(element, onChange);
  shared.observe(element);
  return () => {
    shared.unobserve(element);
    followers.delete(element);
  };
}

/** Whether an element's content is wider than the element, followed as sizes change. False on the server. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    return element
      ? followSize(element, () => setOverflows(element.scrollWidth > element.clientWidth))
      : undefined;
  }, [ref]);
  return overflows;
}
