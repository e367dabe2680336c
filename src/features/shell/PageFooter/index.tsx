import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { Island } from '../../../components/Island';
import { FeedbackForm } from '../../feedback/FeedbackForm';
import type { NavigationLink, Neighbours } from '../../navigation/menu';
import styles from './styles.module.css';

export interface PageFooterProps {
  /** Address of the page's form in the repository; none when the page turns the link off. */
  editUrl: string | undefined;
  neighbours: Neighbours;
  /** The page's address: a new page starts with an empty form. */
  route: string;
}

/** What stands below every page: where to edit it, where to go on, and what the reader thinks of it. */
export function PageFooter({ editUrl, neighbours, route }: PageFooterProps): ReactNode {
  const { previous, next } = neighbours;
  return (
    <div className={styles.footer}>
      {editUrl && (
        <a className={styles.edit} href={editUrl}>
          <Icon name="edit" />
          Edit this page on GitHub
        </a>
      )}
      {(previous ?? next) && (
        <nav className={styles.neighbours} aria-label="Previous and next page">
          {previous && <Neighbour link={previous} label="Previous" />}
          {next && <Neighbour link={next} label="Next" />}
        </nav>
      )}
      <Island load="visible" key={route}>
        <FeedbackForm />
      </Island>
    </div>
  );
}

function Neighbour({
  link,
  label,
}: {
  link: NavigationLink;
  label: 'Previous' | 'Next';
}): ReactNode {
  return (
    <Link
      className={label === 'Next' ? styles.next : styles.previous}
      to={link.href}
      rel={label === 'Next' ? 'next' : 'prev'}
    >
      <span className={styles.neighbourLabel}>{label}</span>
      <span className={styles.neighbourTitle}>{link.title}</span>
    </Link>
  );
}
