import {
  useEffect,
  useReducer,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import type { BuiltHtml } from '../../contracts/late-html';

interface Props extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML' | 'ref'
> {
  /** The element that takes the markup; it is what `ref` points to. */
  as: 'code' | 'div';
  html: BuiltHtml;
  ref: RefObject<HTMLElement | null>;
}

/**
 * An element with markup that was made when the site was built. When the page's script comes without that markup, React
 * takes over the element as the server sent it; an element that the browser created anew is filled as soon as the markup
 * has arrived.
 */
export function ServedHtml({ as: Tag, html, ref, ...attributes }: Props): ReactNode {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const late = typeof html === 'string' ? undefined : html;
  const markup = typeof html === 'string' ? html : html.part;
  // In state, because React inserts the markup again whenever this object is another one.
  const [inner, setInner] = useState({ __html: markup ?? '' });
  if (markup !== undefined && markup !== inner.__html) {
    setInner({ __html: markup });
  }
  useEffect(() => {
    if (late && late.part === undefined && ref.current?.childNodes.length === 0) {
      // The page can be read without; the next attempt is made when it is opened again.
      late.load().then(showLoaded, () => undefined);
    }
  }, [late, ref]);
  return (
    <Tag
      {...attributes}
      ref={ref as RefObject<HTMLDivElement | null>}
      suppressHydrationWarning
      dangerouslySetInnerHTML={inner}
    />
  );
}
