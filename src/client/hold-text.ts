let field: HTMLInputElement | undefined;

/** What was typed so far; undefined when no text is held. */
export const heldText = (): string | undefined => field?.value;

/** Ends it: what was typed is lost. */
export function dropText(): void {
  const dropped = field;
  field = undefined;
  dropped?.remove();
}

/** Puts text where the caret is, as if it had been typed; React hears of it. */
export function typeInto(target: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Takes the focus until the field is there that a press opens, then puts into it what was typed so far. It is a real field: it
 * takes what input methods write and what is pasted, and a phone shows its keyboard, which it does in answer to a press alone.
 * @param label the name of the field that will be there
 */
export function holdText(label: string, text = ''): void {
  if (field) {
    return;
  }
  field = document.createElement('input');
  field.ariaLabel = label;
  field.value = text;
  // iOS enlarges the page for smaller letters.
  field.style.cssText =
    'position:fixed;inset:0 auto auto 0;width:1px;opacity:0;font-size:16px;pointer-events:none';
  field.addEventListener('blur', ({ relatedTarget: next }) => {
    const typed = heldText();
    dropText();
    if (typed && (next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement)) {
      // Once the field has the focus, and before the next key: a timer would let keys come in between.
      queueMicrotask(() => {
        next.select();
        typeInto(next, typed);
      });
    }
  });
  document.body.append(field);
  field.focus({ preventScroll: true });
}
