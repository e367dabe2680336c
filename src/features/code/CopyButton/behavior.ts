import { recordGoal } from '../../analytics';
import { on } from '../../../lib/dom';
import { CODE, COPY } from '../attributes';

const COPIED = 'Copied!';
/** How long a button shows an outcome, in milliseconds. */
const COPIED_DURATION_MS = 1000;
const FAILED_DURATION_MS = 5000;

/** The live region for all buttons. Screen readers announce only changes to a region that is already in the page. */
const status = document.createElement('span');
status.role = 'status';
status.setAttribute('data-visually-hidden', '');

const timers = new WeakMap<HTMLElement, number>();

/** The code of a button's panel; in a group, of the selected tab. Null for a button that copies the page. */
const codeOf = (button: HTMLElement): Element | null =>
  button.closest(`[${CODE}]`)?.querySelector(':not([hidden]) > pre > code') ?? null;

/** @throws if the server doesn't send the file */
async function load(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file}: status ${response.status}.`);
  }
  return response.text();
}

const TEXT = 'text/plain';

/** Safari allows access only during the press, so it gets a promise. Firefox has no ClipboardItem before version 127. */
const write = async (text: Promise<string>): Promise<void> =>
  'ClipboardItem' in window
    ? navigator.clipboard.write([
        new ClipboardItem({ [TEXT]: text.then((loaded) => new Blob([loaded], { type: TEXT })) }),
      ])
    : navigator.clipboard.writeText(await text);

/** @throws if nothing was copied */
async function copy(button: HTMLElement): Promise<void> {
  const code = codeOf(button);
  const text = code
    ? Promise.resolve(code.textContent.replace(/\n$/, ''))
    : load(button.getAttribute(COPY) ?? '');
  // Some browsers reject a page without focus, and copying must not depend on the browser.
  await (document.hasFocus() ? write(text) : Promise.reject()).catch(async () => {
    const { copySelection } = await import(/* webpackChunkName: "copy" */ './copy-selection');
    copySelection(code, await text);
  });
  if (code) {
    recordGoal('Sample copied');
  }
}

/** Shows a caption on a button, also at the start of its accessible name, and announces a message. */
function show(button: HTMLElement, caption: string, message: string): void {
  const label = button.querySelector('span');
  if (label) {
    button.ariaLabel &&= button.ariaLabel.replace(label.textContent, caption);
    label.textContent = caption;
  }
  button.toggleAttribute('data-copied', caption === COPIED);
  status.textContent = message;
}

function report(button: HTMLElement, outcome: string, message: string, duration: number): void {
  const caption = (button.dataset.caption ??= button.textContent);
  show(button, outcome, message);
  clearTimeout(timers.get(button));
  timers.set(button, window.setTimeout(show, duration, button, caption, ''));
}

/** Buttons with an address (features/copy-page) copy the file, and others the code of their panel. */
export function startCopyButtons(): void {
  document.body.append(status);
  on('click', `[${COPY}]`, (button) => {
    copy(button).then(
      () => report(button, COPIED, COPIED, COPIED_DURATION_MS),
      (error: Error) => {
        console.warn(error);
        report(button, 'Not copied', error.message, FAILED_DURATION_MS);
      },
    );
  });
}
