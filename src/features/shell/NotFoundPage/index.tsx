import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { buildingBlocks } from '../../../config/building-blocks';
import { Icon } from '../../../components/Icon';
import { SearchField } from '../../search/SearchField';
import { DocShell } from '../DocShell';
import { mainSections } from '../../../config/site';
import styles from './styles.module.css';

export function NotFoundPage(): ReactNode {
  return (
    <>
      <PageMetadata title="Page not found" />
      <DocShell>
        <div className={styles.page}>
          <p className={styles.code}>404</p>
          <h1 className={styles.title}>Page not found</h1>
          <p className={styles.text}>
            No page has this address. It may have moved, or the link that brought you here has a
            typo.
          </p>
          <div className={styles.search}>
            <SearchField />
          </div>
          <h2 className={styles.heading}>Main sections</h2>
          <ul className={styles.list}>
            {[{ title: 'Home', href: '/' }, ...mainSections].map(({ title, href }) => (
              <li key={href}>
                <Link className={styles.link} to={href}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <h2 className={styles.heading}>Building blocks</h2>
          <ul className={styles.list}>
            {buildingBlocks.map(({ key, title, href, icon }) => (
              <li key={href}>
                <Link className={styles.link} to={href} data-tone={key}>
                  <Icon name={icon} className={styles.icon} />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </DocShell>
    </>
  );
}
