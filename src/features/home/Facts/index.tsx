import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { projectFacts } from '../../../config/project-facts';
import styles from './styles.module.css';

export function Facts(): ReactNode {
  return (
    <dl className={styles.facts}>
      {projectFacts.map(({ name, value, detail, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Link to={href}>{value}</Link>
            <small>{detail}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
