import { on } from './dom';

/** How long a button shows 'Copied!', in milliseconds. */
const COPIED_DURATION_MS = 1000;

/** The live region for all buttons. Screen readers announce only changes to a region that is already in the page. */
const status = document.createElement('span');
status.role = 'status';
status.setAttribute('data-copy-status', '');

const timers = new WeakMap<HTMLElement, number>();
/** What buttons show before they show 'Copied!'. */
const captions = new WeakMap<HTMLElement, string>();

const TEXT = 'text/plain';

/** @throws if the server doesn't send the file */
async function load(file: string): Promise<Blob> {
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file}: status ${response.status}.`);
  }
  return new Blob([await response.text()], { type: TEXT });
}

/**
 * Writes the code of a panel, or the file of the button. Safari allows access to the clipboard only during the press, so it gets a
 * promise instead of the loaded file.
 */
async function write(button: HTMLElement): Promise<void> {
  const file = button.dataset.copy;
  await (file
    ? navigator.clipboard.write([new ClipboardItem({ [TEXT]: load(file) })])
    : navigator.clipboard.writeText(codeOf(button)));
}

/** Returns whether the text was copied. Browsers reject clipboard access from a page without focus. */
async function copy(button: HTMLElement): Promise<boolean> {
  if (!document.hasFocus()) {
    console.warn(
      "Nothing was copied because the page doesn't have focus. Click the page and try again.",
    );
    return false;
  }
  try {
    await write(button);
    return true;
  } catch (error) {
    console.warn('Nothing was copied.', error);
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
    captions.set(button, captions.get(button) ?? label.textContent);
    label.textContent = isCopied ? 'Copied!' : (captions.get(button) ?? '');
    status.textContent = isCopied ? 'The text is on the clipboard.' : '';
  }
}

/**
 * Makes the Copy buttons (features/code/CopyButton) copy the code, and those with an address (features/copy-page) copy the file. They
 * show 'Copied!', and announce it to screen readers.
 */
export function startCopyButtons(): void {
  document.body.append(status);
  on('click', '[data-copy]', (button) => {
    void copy(button).then((isCopied) => {
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
