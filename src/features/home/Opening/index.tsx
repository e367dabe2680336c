import type { ReactNode } from 'react';
import installCommands from '../../../config/install-commands.json';
import { breakable } from '../../../lib/breakable';
import { CODE } from '../../code/attributes';
import { CopyButton } from '../../code/CopyButton';
import styles from './styles.module.css';

/** The title of the home page: what readers do, and what Nitric does. */
export function Claim({ reader, nitric }: { reader: string; nitric: string }): ReactNode {
  return (
    <header className={styles.opening}>
      <h1 className={styles.claim}>
        {reader} <em>{nitric}</em>
      </h1>
    </header>
  );
}

/** Links as buttons, the first one as the main button, and next to them the command that installs the CLI. */
export function Start({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.start}>
      <div className={styles.buttons}>{children}</div>
      <InstallCommand />
    </div>
  );
}

/** The chosen system needs no script: the style sheet shows its command. */
function InstallCommand(): ReactNode {
  return (
    <div className={styles.install}>
      <select aria-label="Operating system" className={styles.system}>
        {installCommands.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      {installCommands.map(({ id, label, command }) => (
        <div key={id} className={styles.command} data-system={id} {...{ [CODE]: '' }}>
          <pre>
            <code>{breakable(command, /(?<=\/)(?=\w)/)}</code>
          </pre>
          <CopyButton text={`install command for ${label}`} />
        </div>
      ))}
    </div>
  );
}
