import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { Island } from '../../../components/Island';
import { FeedbackForm } from '../../feedback/FeedbackForm';
import type { NavigationLink, neighborsOf } from '../../navigation/menu';
import styles from './styles.module.css';

interface PageFooterProps {
  /** Undefined if the page turns off the edit link. */
  editUrl: string | undefined;
  neighbors: ReturnType<typeof neighborsOf>;
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
          {previous && <Neighbor link={previous} rel="prev" />}
          {next && <Neighbor link={next} rel="next" />}
        </nav>
      )}
      <Island load="visible" key={route}>
        <FeedbackForm />
      </Island>
    </div>
  );
}

function Neighbor({ link, rel }: { link: NavigationLink; rel: 'prev' | 'next' }): ReactNode {
  return (
    <Link className={styles[rel]} to={link.href} rel={rel}>
      <span className={styles.neighborLabel}>{rel === 'prev' ? 'Previous' : 'Next'}</span>
      <span className={styles.neighborTitle}>{link.title}</span>
    </Link>
  );
}
