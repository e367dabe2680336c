import type { MouseEvent } from 'react';

/** The button of a mouse that opens a link in another tab. */
const MIDDLE_BUTTON = 1;

interface LinkEvents {
  onClick: () => void;
  onAuxClick: (event: MouseEvent) => void;
}

/** For a link: calls when a reader follows it, in whatever tab. */
export const whenFollowed = (onFollowed: () => void): LinkEvents => ({
  onClick: onFollowed,
  onAuxClick: ({ button }) => {
    if (button === MIDDLE_BUTTON) {
      onFollowed();
    }
  },
});
