import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { HiOutlineChevronDown } from 'react-icons/hi2';
import { useSdkReference } from '../useSdkReference';
import styles from './styles.module.css';
import type { VersionMenu } from './VersionMenu';

type Menu = typeof VersionMenu;

/** Keys that open a menu from its button (WAI-ARIA menu button). */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

const loadMenu = (): Promise<Menu> => import('./VersionMenu').then((module) => module.VersionMenu);

/**
 * Leads to another version of the SDK's reference. Shown on reference pages alone. The list, and the library that it is made
 * with, is loaded when a reader turns to the button.
 */
export default function VersionDropdown({ versions }: { versions: readonly string[] }): ReactNode {
  const { currentSdk, currentVersion } = useSdkReference();
  const [opened, setOpened] = useState<{ Menu: Menu; byKeyboard: boolean }>();
  if (!currentSdk || !currentVersion) {
    return null;
  }
  const prepare = (): void => {
    // What fails now is tried again when the button is pressed.
    loadMenu().catch(() => undefined);
  };
  const open = async (byKeyboard: boolean): Promise<void> => {
    setOpened({ Menu: await loadMenu(), byKeyboard });
  };
  const button = (
    <button
      type="button"
      className={styles.trigger}
      aria-label="Select a version"
      aria-haspopup="menu"
      {...(opened
        ? {}
        : {
            'aria-expanded': false,
            onFocus: prepare,
            onPointerEnter: prepare,
            onClick: () => void open(false),
            onKeyDown: (event: KeyboardEvent) => {
              if (OPENING_KEYS.includes(event.key)) {
                event.preventDefault();
                void open(true);
              }
            },
          })}
    >
      {currentVersion}
      <HiOutlineChevronDown aria-hidden="true" />
    </button>
  );
  if (!opened) {
    return button;
  }
  const { Menu, byKeyboard } = opened;
  return (
    <Menu sdk={currentSdk} current={currentVersion} versions={versions} byKeyboard={byKeyboard}>
      {button}
    </Menu>
  );
}
