import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { Island } from '../../../components/Island';
import { FeedbackForm } from '../../feedback/FeedbackForm';
import type { NavigationLink, Neighbors } from '../../navigation/menu';
import styles from './styles.module.css';

export interface PageFooterProps {
  /** Undefined if the page turns off the edit link. */
  editUrl: string | undefined;
  neighbors: Neighbors;
  /** Identifies the page, so that each page starts with an empty feedback form. */
  route: string;
}

/** The footer of a documentation page: the edit link, the previous and next pages, and the feedback form. */
export function PageFooter({ editUrl, neighbors, route }: PageFooterProps): ReactNode {
  const { previous, next } = neighbors;
  return (
    <div className={styles.footer}>
      {editUrl && (
        <a className={styles.edit} href={editUrl}>
          <Icon name="edit" />
          Edit this page on GitHub
        </a>
      )}
      {(previous ?? next) && (
        <nav className={styles.neighbors} aria-label="Previous and next page">
          {previous && <Neighbor link={previous} label="Previous" />}
          {next && <Neighbor link={next} label="Next" />}
        </nav>
      )}
      <Island load="visible" key={route}>
        <FeedbackForm />
      </Island>
    </div>
  );
}

function Neighbor({
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
      <span className={styles.neighborLabel}>{label}</span>
      <span className={styles.neighborTitle}>{link.title}</span>
    </Link>
  );
}
