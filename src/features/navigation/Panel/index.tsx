import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { HiOutlineBars3, HiOutlineXMark } from 'react-icons/hi2';
import { useSettings } from '../../site/useSettings';
import Link from '@docusaurus/Link';
import { Logo } from '../../shell/Logo';
import type { NavigationMenu } from '../menu';
import { Menu } from '../Menu';
import { usePanelState } from '../panel-state';
import styles from './styles.module.css';

/** The button of the top bar that opens the navigation on small screens. */
export function PanelToggle(): ReactNode {
  const { isOpen, open } = usePanelState();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Toggle navigation"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
    >
      <HiOutlineBars3 aria-hidden="true" />
    </button>
  );
}

/**
 * The navigation of small screens. A modal `<dialog>`: the browser keeps the focus inside, closes it on Escape and gives
 * the focus back to the button.
 */
export function Panel({ menu }: { menu: NavigationMenu | undefined }): ReactNode {
  const { isOpen, close } = usePanelState();
  const { mainSections } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
  }, [isOpen]);

  const closeOnBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) {
      close();
    }
  };

  return (
    // The backdrop belongs to the dialog, and Escape does the same for keyboards.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label="Navigation"
      onClose={close}
      onClick={closeOnBackdrop}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <Logo />
            <button
              type="button"
              className={styles.toggle}
              aria-label="Close navigation"
              onClick={close}
            >
              <HiOutlineXMark aria-hidden="true" />
            </button>
          </div>
          <nav aria-label="Main">
            {mainSections.length > 0 && (
              <ul className={styles.sections}>
                {mainSections.map((section) => (
                  <li key={section.href}>
                    <Link to={section.href}>{section.title}</Link>
                  </li>
                ))}
              </ul>
            )}
            {menu && <Menu menu={menu} />}
          </nav>
        </div>
      )}
    </dialog>
  );
}
