import type { RunnableSample } from '../../../contracts/playground';
import { button, element } from './element';
import styles from './styles.module.css';

/** Replaces the lines of a sample until the panel closes. @param run starts the changed program; @throws what is wrong with it */
export function createEditor(
  { source }: RunnableSample,
  shownLines: HTMLElement | null,
  run: (code: string) => Promise<void>,
  report: (message: string) => void,
): { element: HTMLElement; close: () => void } {
  const field = element('textarea', {
    value: source,
    spellcheck: false,
    ariaLabel: 'Source of the sample',
    rows: Math.min(source.split('\n').length + 1, 30),
  });
  field.setAttribute('autocapitalize', 'off');
  field.onkeydown = ({ key, ctrlKey, metaKey }) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      start();
    }
  };
  const runField = async (): Promise<void> => {
    // Only edits need the library.
    const { stripTypes } = await import(
      /* webpackChunkName: "types" */ '@nitric-docs/playground/strip-types'
    );
    await run(stripTypes(field.value));
  };
  const start = (): void => void runField().catch((error: Error) => report(error.message));
  const whole = element(
    'form',
    {
      className: styles.editor ?? '',
      onsubmit: (event: Event) => {
        event.preventDefault();
        start();
      },
    },
    field,
    element('button', { textContent: 'Run changes' }),
    button('Reset', () => {
      field.value = source;
      start();
    }),
  );
  if (shownLines) {
    shownLines.hidden = true;
  }
  return {
    element: whole,
    close: () => {
      whole.remove();
      if (shownLines) {
        shownLines.hidden = false;
      }
    },
  };
}
