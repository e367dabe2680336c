/** Marks the dialog. */
export const PANEL = 'data-panel';
/** Marks the button of the top bar that opens it. */
export const OPENS_PANEL = 'data-opens-panel';
/** Marks the button inside the dialog that closes it. */
export const CLOSES_PANEL = 'data-closes-panel';
/** Marks the links of the menu that lead to the menu above it. The panel of the page that they lead to is open. */
export const KEEPS_PANEL = 'data-keeps-panel';
