import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { buildingBlocks } from '../../config/building-blocks';
import { guideClouds } from '../../contracts/guide';

interface GuideCardProps {
  /** The path of the guide, without the base URL. */
  href: string;
  title: string;
  /** What the reader has at the end. */
  result: string;
  language?: string;
  minutes: string;
  /** Names, separated by commas. */
  clouds: string;
  topics: string;
  /** How the project ran, such as `Ran with CLI 1.61.1 and @nitric/sdk 1.4.2`. */
  ran?: string;
  /** The filter options that show the guide, separated by spaces. */
  facets: string;
}

const ALL_CLOUDS = Object.values(guideClouds).join(', ');

/** The building block that a topic is about, such as `http` for `HTTP frameworks`. */
const blockOf = (topic: string): string | undefined =>
  buildingBlocks.find(({ title }) => topic.toLowerCase().startsWith(title.toLowerCase()))?.key;

/** Links to a guide, and says what it results in and what it takes. The whole row is the link. */
export function GuideCard(props: GuideCardProps): ReactNode {
  return (
    <li className="guide" data-facets={props.facets}>
      <h3>
        <Link to={props.href}>{props.result}</Link>
      </h3>
      <p>
        {props.title}
        {props.ran !== undefined && <small>{props.ran}</small>}
      </p>
      <ul className="guide-topics" aria-label="Topics">
        {props.topics.split(', ').map((topic) => (
          <li key={topic} data-tone={blockOf(topic)}>
            {topic}
          </li>
        ))}
      </ul>
      <div className="guide-facts">
        {props.language !== undefined && <span>{props.language}</span>}
        <span>{props.minutes} min</span>
        <span>{props.clouds === ALL_CLOUDS ? 'All clouds' : props.clouds}</span>
      </div>
    </li>
  );
}
