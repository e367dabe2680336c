import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields that the reader edited before hydration, each with its text. */
const editedFields = (island: HTMLElement): [Field, string][] =>
  [...island.querySelectorAll<Field>('input, textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value]);

/**
 * Hydrates the server-rendered HTML of an island and restores the text of edited fields.
 * @returns resolves when the island's effects have run, so that its event handlers work
 * @throws the error that the component throws during its first render
 */
export function hydrate(island: HTMLElement, Component: ComponentType): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? '{}') as object;
  const edited = editedFields(island);
  return new Promise((resolve, reject) => {
    function Root(): ReactNode {
      useEffect(() => {
        for (const [field, text] of edited) {
          field.setRangeText(text, 0, field.value.length, 'end');
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        resolve();
      }, []);
      return <Component {...props} />;
    }
    hydrateRoot(island, <Root />, {
      identifierPrefix: island.id,
      onUncaughtError(error) {
        console.error(error);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}
