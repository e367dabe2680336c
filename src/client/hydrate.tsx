import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields in which a reader has typed before React was there, each with its text. */
const typedFields = (island: HTMLElement): [Field, string][] =>
  [...island.querySelectorAll<Field>('input, textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value]);

/**
 * Has React take over what the server drew.
 * @returns once the island's effects have run: what is pressed from then on arrives
 * @throws what the component throws when it is drawn for the first time
 */
export function hydrate(island: HTMLElement, Component: ComponentType): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? '{}') as object;
  const typed = typedFields(island);
  return new Promise((resolve, reject) => {
    function Alive(): ReactNode {
      useEffect(() => {
        for (const [field, text] of typed) {
          field.setRangeText(text, 0, field.value.length, 'end');
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        resolve();
      }, []);
      return <Component {...props} />;
    }
    hydrateRoot(island, <Alive />, {
      identifierPrefix: island.id,
      onUncaughtError(error) {
        console.error(error);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}
