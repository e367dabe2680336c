import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Browsers translate a page by replacing text nodes. When React then removes such a node, or inserts one before it, the exception
 * would remove the whole island. A prototype of all nodes is the only place that helps every island and its libraries. Text that
 * changes must be the only child of its element, because React then finds it in any form.
 */
function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };
}
tolerateTranslation();

const fieldsOf = (island: HTMLElement): Field[] => [
  ...island.querySelectorAll<Field>('input, textarea'),
];

/** The texts of the fields that the reader edited before hydration. */
const editedTexts = (island: HTMLElement): (string | undefined)[] =>
  fieldsOf(island).map(({ value, defaultValue }) => (value === defaultValue ? undefined : value));

/** The element that translators of browsers put in the place of a text. Components don't render it. */
const TRANSLATION = 'font';

/** Resolves when the reader doesn't hold down an element of the island. A press is lost if its element is replaced before its end. */
async function released(island: HTMLElement): Promise<void> {
  while (island.matches(':active')) {
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Hydrates the server-rendered HTML of an island, or renders it again if it was translated, and restores the text of edited fields.
 * @returns resolves when the island's effects have run, so that its event handlers work
 * @throws the error that the component throws during its first render
 */
export async function hydrate(
  island: HTMLElement,
  Component: ComponentType,
  propsAsJson: string | null = null,
): Promise<void> {
  const props = JSON.parse(propsAsJson ?? '{}') as object;
  const isTranslated = island.querySelector(TRANSLATION) !== null;
  if (isTranslated) {
    await released(island);
  }
  const edited = editedTexts(island);
  return new Promise((resolve, reject) => {
    function Root(): ReactNode {
      useEffect(() => {
        // What the reader typed while React hydrated is newer.
        const newer = editedTexts(island);
        fieldsOf(island).forEach((field, place) => {
          const text = newer[place] ?? edited[place];
          if (text !== undefined) {
            // React ignores an event if it has seen the text already, when it took over the field.
            field.value = field.defaultValue;
            field.setRangeText(text, 0, field.value.length, 'end');
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          }
        });
        resolve();
      }, []);
      return <Component {...props} />;
    }
    const options: RootOptions = {
      identifierPrefix: island.id,
      onUncaughtError(error) {
        console.error(error);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    };
    if (isTranslated) {
      createRoot(island, options).render(<Root />);
    } else {
      hydrateRoot(island, <Root />, options);
    }
  });
}
