import type { ReactNode } from 'react';
import { isSdkId, sdkOf } from '../../../config/sdks';
import type { LanguagePreference } from '../language-preference';
import { searchTexts } from '../texts';
import styles from './styles.module.css';

interface LanguageSwitchProps extends LanguagePreference {
  /** ID of the SDK that the shown answer prefers. */
  preferred: string | undefined;
}

/** Says that the functions of the reader's language come first, with a button that lifts the preference or restores it. */
export function LanguageSwitch({ preferred, isLifted, setLifted }: LanguageSwitchProps): ReactNode {
  const first = isSdkId(preferred) ? sdkOf(preferred).label : undefined;
  if (first === undefined && !isLifted) {
    return null;
  }
  return (
    <p className={styles.switch}>
      {first !== undefined && <span>{searchTexts.preferred(first)}</span>}
      <button type="button" className={styles.button} onClick={() => setLifted(!isLifted)}>
        {isLifted ? searchTexts.restorePreference : searchTexts.liftPreference}
      </button>
    </p>
  );
}
