import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { Children, isValidElement, useId, type ReactNode } from 'react';
import { cloudTabs, type CloudTab, type ReaderChoice } from '../../../contracts/reader-choices';
import { CHOICES, TABS } from '../attributes';
import { TabList } from '../TabList';
import tabStyles from '../styles.module.css';
import styles from './styles.module.css';

interface CloudProps {
  name: CloudTab;
  /** An anchor for links to the panel. */
  id?: string;
  /** The title of the panel in search and in the Markdown copy, if it has an anchor. The default is the name of the cloud. */
  title?: string;
  children: ReactNode;
}

/** The content of one tab. `CloudTabs` reads it. */
export function Cloud({ children }: CloudProps): ReactNode {
  return children;
}

function readClouds(children: ReactNode): CloudProps[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<CloudProps>(child))
    .map(({ props }) => {
      if (!(props.name in cloudTabs)) {
        const accepted = Object.keys(cloudTabs).join(', ');
        throw new Error(`<Cloud name="${props.name}"> is not supported. Accepted: ${accepted}.`);
      }
      return props;
    });
}

/** The other panels stay in the HTML, so that search and links find them, and paper has all of them. */
export function CloudTabs({ children }: { children: ReactNode }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const ownId = useId();
  const clouds = readClouds(children).map((cloud) => ({ id: ownId + cloud.name, ...cloud }));
  const choice: ReaderChoice = 'cloud';
  return (
    <div
      className={clsx(tabStyles.group, styles.group)}
      {...{ [TABS]: choice, [CHOICES]: clouds.map(({ name }) => name).join(' ') }}
    >
      <TabList
        label="Cloud"
        className={styles.tabs}
        tabs={clouds.map(({ name, id }) => ({
          label: cloudTabs[name],
          choices: [name],
          panel: id,
        }))}
      />
      {clouds.map(({ name, id, title, children: content }, index) => {
        collectAnchor(id);
        return (
          <div
            key={name}
            id={id}
            role="tabpanel"
            aria-label={title ?? cloudTabs[name]}
            hidden={index > 0}
            className={clsx(tabStyles.choice, styles.panel)}
            {...{ [CHOICES]: name }}
          >
            {content}
          </div>
        );
      })}
    </div>
  );
}
