import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { Island } from '@nitric-docs/static-islands/island';
import type { MenuLink } from '../../../config/menus';
import { FeedbackForm } from '../../feedback/FeedbackForm';
import type { neighborsOf } from '../../navigation/menu';
import styles from './styles.module.css';

interface PageFooterProps {
  /** Absent if the page turns off the edit link. */
  editUrl?: string | null | undefined;
  /** When the source of the page last changed, in milliseconds since 1970. Undefined for a page that isn't in Git yet. */
  lastChange?: number | undefined;
  neighbors: ReturnType<typeof neighborsOf>;
  /** Identifies the page, so that each page starts with an empty feedback form. */
  route: string;
}

export function PageFooter({ editUrl, lastChange, neighbors, route }: PageFooterProps): ReactNode {
  const { previous, next } = neighbors;
  return (
    <div className={styles.footer}>
      {(lastChange ?? editUrl) !== undefined && (
        <div className={styles.row}>
          {lastChange !== undefined && <LastChange date={new Date(lastChange)} />}
          {editUrl && (
            <a className={styles.edit} href={editUrl}>
              <Icon name="edit" />
              Edit this page on GitHub
            </a>
          )}
        </div>
      )}
      {(previous ?? next) && (
        <nav className={styles.row} aria-label="Previous and next page">
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

function Neighbor({ link, rel }: { link: MenuLink; rel: 'prev' | 'next' }): ReactNode {
  return (
    <Link className={styles[rel]} to={link.href} rel={rel}>
      <span className={styles.neighborLabel}>{rel === 'prev' ? 'Previous' : 'Next'}</span>
      <span className={styles.neighborTitle}>{link.title}</span>
    </Link>
  );
}

function LastChange({ date }: { date: Date }): ReactNode {
  const text = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <span>
      Last updated on <time dateTime={date.toISOString().slice(0, 10)}>{text}</time>
    </span>
  );
}
