import Link from '@docusaurus/Link';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { HiOutlineCheck } from 'react-icons/hi2';
import { latestVersionOf, versionHref, type SdkId } from '../../../config/sdks';
import styles from './styles.module.css';

/** Newest first, as readers look for it. */
const newestFirst = (versions: readonly string[]): string[] => [...versions].reverse();

interface Props {
  sdk: SdkId;
  current: string;
  versions: readonly string[];
  /** Whether a key opened it: the first entry then has the focus, as in menus everywhere. */
  byKeyboard: boolean;
  /** Draws the button inside the menu's trigger. */
  children: ReactNode;
}

/** The list of versions below its button, open from the start. Entries are real links, so they also open in a new tab. */
export function VersionMenu({ sdk, current, versions, byKeyboard, children }: Props): ReactNode {
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger ref={setTrigger} asChild>
        {children}
      </DropdownMenu.Trigger>
      {/* Everything outside an open modal dialog is out of reach: on small screens the list stays in the panel. */}
      <DropdownMenu.Portal container={trigger?.closest('dialog')}>
        <DropdownMenu.Content
          className={styles.content}
          align="end"
          sideOffset={4}
          {...(byKeyboard ? { onFocus: focusFirst } : {})}
        >
          <DropdownMenu.Label className={styles.label}>Releases</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={current}>
            {newestFirst(versions).map((version) => (
              <Version key={version} sdk={sdk} version={version} />
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The list takes the focus when it opens: hands it on. */
function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) {
    currentTarget.querySelector<HTMLElement>('[role="menuitemradio"]')?.focus();
  }
}

function Version({ sdk, version }: { sdk: SdkId; version: string }): ReactNode {
  return (
    <DropdownMenu.RadioItem className={styles.item} value={version} asChild>
      <Link to={versionHref(sdk, version)}>
        <span className={styles.check}>
          <DropdownMenu.ItemIndicator>
            <HiOutlineCheck aria-hidden="true" />
          </DropdownMenu.ItemIndicator>
        </span>
        {version}
        {version === latestVersionOf(sdk) && <span className={styles.badge}>Latest</span>}
      </Link>
    </DropdownMenu.RadioItem>
  );
}
