/** Closes modal dialogs, because what opens over them would be inert. */
export const closeDialogs = (): void =>
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());
