import Link from '@docusaurus/Link';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useState, type ReactNode } from 'react';
import { HiOutlineCheck, HiOutlineChevronDown } from 'react-icons/hi2';
import { latestVersionOf, versionHref, type SdkId } from '../../../config/sdks';
import { useSdkReference } from '../useSdkReference';
import styles from './styles.module.css';

/** Newest first, as readers look for it. */
const newestFirst = (versions: readonly string[]): string[] => [...versions].reverse();

/**
 * Leads to another version of the SDK's reference. Entries are real links, so they also open in a new tab.
 * Shown on reference pages alone.
 */
export default function VersionDropdown({ versions }: { versions: readonly string[] }): ReactNode {
  const { currentSdk, currentVersion } = useSdkReference();
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  if (!currentSdk || !currentVersion) {
    return null;
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={setTrigger}
        className={styles.trigger}
        aria-label="Select a version"
      >
        {currentVersion}
        <HiOutlineChevronDown aria-hidden="true" />
      </DropdownMenu.Trigger>
      {/* Everything outside an open modal dialog is out of reach: on small screens the list stays in the panel. */}
      <DropdownMenu.Portal container={trigger?.closest('dialog')}>
        <DropdownMenu.Content className={styles.content} align="end" sideOffset={4}>
          <DropdownMenu.Label className={styles.label}>Releases</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={currentVersion}>
            {newestFirst(versions).map((version) => (
              <Version key={version} sdk={currentSdk} version={version} />
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
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
