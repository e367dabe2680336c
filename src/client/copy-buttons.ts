import { on } from './dom';

/** How long the button says 'Copied!', in milliseconds: the specified confirmation. */
export const COPIED_DURATION_MS = 1000;

/** One for all buttons; a status must be in the page before it has something to say. */
const status = document.createElement('span');
status.role = 'status';
status.setAttribute('data-copy-status', '');

const timers = new WeakMap<HTMLElement, number>();

/** Browsers refuse a page without the focus. */
async function copy(text: string): Promise<boolean> {
  if (!document.hasFocus()) {
    console.warn(
      'Nothing was copied: the page does not have the focus. Click into it and try again.',
    );
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('Nothing was copied: the browser refused access to the clipboard.', error);
    return false;
  }
}

/** The sample of the button's panel; in a group, the one that is shown. */
function codeBeside(button: HTMLElement): string {
  const panel = button.closest('[data-code]');
  const code =
    panel?.querySelector('[role="tabpanel"]:not([hidden]) code') ??
    panel?.querySelector('pre code');
  return (code?.textContent ?? '').replace(/\n$/, '');
}

function show(button: HTMLElement, isCopied: boolean): void {
  button.toggleAttribute('data-copied', isCopied);
  const label = button.querySelector('span');
  if (label) {
    label.textContent = isCopied ? 'Copied!' : 'Copy';
    status.textContent = isCopied ? 'The code is on the clipboard.' : '';
  }
}

/** Copy buttons (features/code/CopyButton): say 'Copied!' for `COPIED_DURATION_MS`, and tell screen readers. */
export function startCopyButtons(): void {
  document.body.append(status);
  on('click', '[data-copy]', (button) => {
    void copy(codeBeside(button)).then((isCopied) => {
      if (isCopied) {
        clearTimeout(timers.get(button));
        show(button, true);
        timers.set(
          button,
          window.setTimeout(() => show(button, false), COPIED_DURATION_MS),
        );
      }
    });
  });
}
