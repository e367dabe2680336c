import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { MenuButton } from '../../../components/MenuButton';
import { markdownFileOf, pathOfRoute } from '../../../config/routes';
import { COPY } from '../../code/attributes';
import { useRoute } from '../../../lib/route';
import styles from './styles.module.css';

/** Assistants that the menu opens. Each accepts a first message in its address. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
] as const;

const NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;

/** Copies the Markdown of a page (plugins/output/markdown-pages), or opens it in a tab or an assistant. */
export function CopyPage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const file = pathOfRoute(`/${markdownFileOf(useRoute())}`);
  const prompt = encodeURIComponent(
    `Read ${siteConfig.url + file} and answer my questions about it.`,
  );
  return (
    <div className={styles.place}>
      <MenuButton
        label="Copy page"
        caption={
          <>
            <Icon name="copy" />
            <span className={styles.caption}>Copy page</span>
          </>
        }
        menuLabel="Copy page"
      >
        <button type="button" role="menuitem" {...{ [COPY]: file }}>
          <span>Copy as Markdown</span>
        </button>
        <a role="menuitem" href={file} {...NEW_TAB}>
          View as Markdown
        </a>
        {assistants.map(({ name, address }) => (
          <a key={name} role="menuitem" href={address + prompt} {...NEW_TAB}>
            Open in {name}
          </a>
        ))}
      </MenuButton>
    </div>
  );
}
