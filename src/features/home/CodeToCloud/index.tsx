import { Children, isValidElement, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import {
  createdResources,
  declarations,
  type CreatedResource,
} from '../../../config/code-to-cloud';
import type { HighlightedCode } from '../../../contracts/code-language';
import type { CloudTab } from '../../../contracts/reader-choices';
import { CodeBlock } from '../../code/CodeBlock';
import { CodeGroup } from '../../code/CodeGroup';
import { readSamples } from '../../code/CodeGroup/samples';
import { Cloud, CloudTabs } from '../../tabs/CloudTabs';
import { traceLines } from './trace';
import styles from './styles.module.css';

/** @param children a `CodeGroup` whose samples mark the lines of `config/code-to-cloud` */
export function CodeToCloud({ children }: { children: ReactNode }): ReactNode {
  return (
    <figure className={styles.figure} aria-label="A service, and what it becomes">
      <CodeGroup>
        {samplesIn(children).map((sample) => (
          <CodeBlock key={sample.lang} {...sample} html={traceLines(sample.html)} />
        ))}
      </CodeGroup>
      <CloudTabs>
        {(Object.keys(createdResources) as CloudTab[]).map((cloud) => (
          <Cloud key={cloud} name={cloud}>
            <ResourceList resources={createdResources[cloud]} />
          </Cloud>
        ))}
      </CloudTabs>
    </figure>
  );
}

function samplesIn(children: ReactNode): HighlightedCode[] {
  const group = Children.toArray(children).find((child) =>
    isValidElement<{ children: ReactNode }>(child),
  );
  return readSamples(group?.props.children).samples;
}

function ResourceList({ resources }: { resources: readonly CreatedResource[] }): ReactNode {
  return (
    <ol className={styles.resources}>
      {declarations.map(({ label, tone, icon }, index) => {
        const { name = '', detail = '' } = resources[index] ?? {};
        return (
          <li key={label} className={styles.resource} data-tone={tone}>
            <span className={styles.icon} data-number={index + 1}>
              <Icon name={icon} />
            </span>
            <b>{name}</b>
            <small>
              {detail
                .split('`')
                .map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part))}
            </small>
          </li>
        );
      })}
    </ol>
  );
}
