import { on } from './dom';

/** How long a button shows 'Copied!', in milliseconds. */
const COPIED_DURATION_MS = 1000;

/** The live region for all buttons. Screen readers announce only changes to a region that is already in the page. */
const status = document.createElement('span');
status.role = 'status';
status.setAttribute('data-copy-status', '');

const timers = new WeakMap<HTMLElement, number>();

/** Returns whether the text was copied. Browsers reject clipboard access from a page without focus. */
async function copy(text: string): Promise<boolean> {
  if (!document.hasFocus()) {
    console.warn(
      "The code wasn't copied because the page doesn't have focus. Click the page and try again.",
    );
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(
      "The code wasn't copied because the browser denied access to the clipboard.",
      error,
    );
    return false;
  }
}

/** The code of the button's panel. In a group, the code of the selected tab. */
function codeOf(button: HTMLElement): string {
  const panel = button.closest('[data-code]');
  const code =
    panel?.querySelector('[role="tabpanel"]:not([hidden]) code') ??
    panel?.querySelector('pre code');
  return (code?.textContent ?? '').replace(/\n$/, '');
}

function setCopied(button: HTMLElement, isCopied: boolean): void {
  button.toggleAttribute('data-copied', isCopied);
  const label = button.querySelector('span');
  if (label) {
    label.textContent = isCopied ? 'Copied!' : 'Copy';
    status.textContent = isCopied ? 'The code is on the clipboard.' : '';
  }
}

/** Makes the Copy buttons (features/code/CopyButton) copy the code, show 'Copied!', and announce it to screen readers. */
export function startCopyButtons(): void {
  document.body.append(status);
  on('click', '[data-copy]', (button) => {
    void copy(codeOf(button)).then((isCopied) => {
      if (isCopied) {
        clearTimeout(timers.get(button));
        setCopied(button, true);
        timers.set(
          button,
          window.setTimeout(() => setCopied(button, false), COPIED_DURATION_MS),
        );
      }
    });
  });
}
