import { useMDXComponents } from '@mdx-js/react';
import { useEffect, useReducer, useRef, type ReactNode, type RefObject } from 'react';
import {
  TEXT_BLOCKS,
  TEXT_PARTS,
  type BuiltText,
  type DrawText,
  type Late,
  type TextBlock,
  type TextComponents,
} from '../../contracts/late-html';
import { useServedLinks } from './use-served-links';

interface Props {
  /** The element that is outermost in the text. */
  as: TextBlock;
  text: BuiltText;
}

const ELEMENTS: TextComponents = Object.fromEntries(
  [...TEXT_BLOCKS, ...TEXT_PARTS].map((name) => [name, name]),
);

/** React leaves the inside of an element alone as long as this object is the same. */
const AS_SERVED = { __html: '' };

const known = new WeakMap<object, TextComponents>();

/** What draws the elements of a page. Kept: a page has a hundred blocks. */
function componentsOf(mdxComponents: object): TextComponents {
  const components = known.get(mdxComponents) ?? { ...ELEMENTS, ...mdxComponents };
  known.set(mdxComponents, components);
  return components;
}

function Drawn({ draw }: { draw: DrawText }): ReactNode {
  return draw(useMDXComponents(componentsOf as never) as TextComponents);
}

function Served({ as: Tag, text }: { as: TextBlock; text: Late<DrawText> }): ReactNode {
  const element = useRef<HTMLElement>(null);
  const links = useServedLinks();
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (element.current?.childNodes.length === 0) {
      // The next attempt is made when the page is opened again.
      text.load().then(showLoaded, () => undefined);
    }
  }, [text]);
  if (text.part) {
    return <Drawn draw={text.part} />;
  }
  return (
    <Tag
      ref={element as RefObject<never>}
      {...links}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_SERVED}
    />
  );
}

/**
 * A block of a page's text. Where the script comes without the text, React takes over the element that the server sent; an
 * element that the browser created anew is replaced as soon as the text has arrived.
 */
export function LateText({ as, text }: Props): ReactNode {
  return typeof text === 'function' ? <Drawn draw={text} /> : <Served as={as} text={text} />;
}
