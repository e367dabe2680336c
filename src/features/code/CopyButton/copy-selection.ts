/** @returns whether the browser copied the text */
function copyWithCommand(text: string): boolean {
  const setText = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', setText);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', setText);
  return isCopied;
}

/**
 * Copies a text with an older command, which also works without HTTPS and without the permission to write to the clipboard. Loaded only
 * when the clipboard rejects the text.
 * @param code is selected, because browsers copy only a selection. If that fails, it stays selected, so that the reader can copy it. Null
 * selects the article.
 * @throws if nothing was copied
 */
export function copySelection(code: Element | null, text: string): void {
  if (!document.hasFocus()) {
    throw new Error("The page doesn't have focus. Click the page and try again.");
  }
  const selection = window.getSelection();
  selection?.selectAllChildren(code ?? document.querySelector('article') ?? document.body);
  if (!copyWithCommand(text)) {
    throw new Error(
      'The browser denies access to the clipboard. The text is selected, so you can copy it with the keyboard.',
    );
  }
  selection?.removeAllRanges();
}
