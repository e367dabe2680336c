import type { MouseEvent } from 'react';

/** The mouse button that opens a link in a new tab. */
const MIDDLE_BUTTON = 1;

interface LinkEvents {
  onClick: () => void;
  onAuxClick: (event: MouseEvent) => void;
}

/** Returns the event handlers for a link that call a function when a reader opens the link in any tab. */
export const whenFollowed = (onFollowed: () => void): LinkEvents => ({
  onClick: onFollowed,
  onAuxClick: ({ button }) => {
    if (button === MIDDLE_BUTTON) {
      onFollowed();
    }
  },
});
