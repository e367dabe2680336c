import type { InterimField } from './focus';

let field: InterimField | undefined;

/** The buffered text, or undefined if the buffer isn't open. */
export const bufferedText = (): string | undefined => field?.value;

export function discardBufferedText(): void {
  const discarded = field;
  field = undefined;
  discarded?.remove();
}

/** Inserts text at the caret and dispatches an `input` event, which React listens to. */
export function insertText(target: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Focuses a temporary field that buffers text until another field receives the focus, then moves the text there, and repeats Enter. A real field
 * supports input methods and pasting, and a phone opens its keyboard for it. Phones do that only in response to a tap, so the
 * buffer can't wait for the final field.
 * @param label the label of the final field
 */
export function bufferText(label: string, text = ''): void {
  if (field) {
    return;
  }
  field = document.createElement('input');
  field.returnsTo = document.activeElement;
  field.ariaLabel = label;
  field.value = text;
  field.setAttribute('data-text-buffer', '');
  let isEnterPressed = false;
  field.addEventListener('keydown', ({ key, isComposing }) => {
    isEnterPressed ||= key === 'Enter' && !isComposing;
  });
  field.addEventListener('blur', ({ relatedTarget: next }) => {
    const typed = bufferedText();
    discardBufferedText();
    if (typed && (next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement)) {
      // A microtask runs after the focus has moved and before the next key event. A timer could run too late.
      queueMicrotask(() => {
        next.select();
        insertText(next, typed);
        if (isEnterPressed) {
          const enter = { key: 'Enter', bubbles: true, cancelable: true };
          next.dispatchEvent(new KeyboardEvent('keydown', enter));
        }
      });
    }
  });
  document.body.append(field);
  field.focus({ preventScroll: true });
}
