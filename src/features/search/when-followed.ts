import type { MouseEvent, MouseEventHandler } from 'react';

/** The mouse button that opens a link in a new tab. */
const MIDDLE_BUTTON = 1;

/** Returns the event handlers for a link that call a function when a reader opens the link in any tab. */
export const whenFollowed = (onFollowed: MouseEventHandler) => ({
  onClick: onFollowed,
  onAuxClick: (event: MouseEvent) => {
    if (event.button === MIDDLE_BUTTON) {
      onFollowed(event);
    }
  },
});
