import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from '../Card/styles.module.css';

interface GuideCardProps {
  /** The path of the guide, without the base URL. */
  href: string;
  title: string;
  /** What the reader has at the end. */
  result: string;
  /** The SDK of the guide. Absent for guides about CI systems and Terraform. */
  language?: string;
  minutes: string;
  /** Names, separated by commas. */
  clouds: string;
  topics: string;
  /** The releases that the project ran with, such as `CLI 1.61.1 and @nitric/sdk 1.2.2`. */
  ranWith?: string;
  /** The filter options that show the guide, separated by spaces. */
  facets: string;
}

/** Links to a guide, and says what it results in and what it takes. */
export function GuideCard(props: GuideCardProps): ReactNode {
  const facts = {
    Language: props.language,
    Time: `About ${props.minutes} minutes`,
    Clouds: props.clouds,
    Topics: props.topics,
  };
  return (
    <li className={clsx(styles.card, 'guide-card')} data-facets={props.facets}>
      <h3 className={styles.name}>
        <Link to={props.href} className={styles.link}>
          {props.title}
        </Link>
      </h3>
      <p>{props.result}</p>
      <dl>
        {Object.entries(facts).map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {props.ranWith !== undefined && <p className="guide-releases">Ran with {props.ranWith}</p>}
    </li>
  );
}
