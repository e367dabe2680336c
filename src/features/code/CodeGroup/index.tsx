import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { codeLanguageLabel } from '../../../contracts/code-language';
import type { ReaderChoice } from '../../../contracts/reader-choices';
import { CHOICES, TABS } from '../../tabs/attributes';
import { TabList } from '../../tabs/TabList';
import { RunButton } from '../../playground/RunButton';
import tabStyles from '../../tabs/styles.module.css';
import { CODE } from '../attributes';
import { CodeBlock } from '../CodeBlock';
import { CodeLines } from '../CodeLines';
import { CopyButton } from '../CopyButton';
import { readSamples, type CodeTab } from './samples';
import styles from './styles.module.css';

/** The server selects the first tab, and the client (features/tabs) the reader's language. Search finds all samples in the HTML. */
export function CodeGroup({ children }: { children: ReactNode }): ReactNode {
  const { samples, tabs } = readSamples(children);
  const [selected, ...others] = tabs;
  const id = useId();
  const choice: ReaderChoice = 'code-language';
  const panelId = (sample: number): string => id + sample;

  if (!selected || others.length === 0) {
    return samples.map((sample) => <CodeBlock key={id} {...sample} />);
  }
  return (
    <div
      className={clsx(tabStyles.group, styles.group)}
      {...{ [CODE]: '', [TABS]: choice, [CHOICES]: choicesOf(tabs) }}
    >
      <div className={styles.header}>
        <TabList
          label="Language of the code"
          className={styles.tabs}
          tabs={tabs.map(({ language, choices, sample }) => ({
            label: codeLanguageLabel(language),
            choices,
            panel: panelId(sample),
          }))}
        />
        <GroupRunButton samples={samples} tabs={tabs} />
        <CopyButton text={`${codeLanguageLabel(selected.language)} sample`} />
      </div>
      {samples.map((sample, index) => {
        const own = tabs.filter((tab) => tab.sample === index);
        const labelledBy = selected.sample === index ? selected : own[0];
        return (
          <div
            key={panelId(index)}
            id={panelId(index)}
            role="tabpanel"
            aria-label={labelledBy && codeLanguageLabel(labelledBy.language)}
            hidden={selected.sample !== index}
            className={tabStyles.choice}
            {...{ [CHOICES]: choicesOf(own) }}
          >
            <PanelTitles tabs={own} shown={labelledBy} />
            <CodeLines html={sample.html} firstLine={sample.firstLine} />
          </div>
        );
      })}
    </div>
  );
}

const choicesOf = (tabs: readonly CodeTab[]): string =>
  tabs.flatMap(({ choices }) => choices).join(' ');

/** Runs the sample of a group that runs in browsers. Under the tabs of other samples, it says in which language. */
function GroupRunButton({ samples, tabs }: ReturnType<typeof readSamples>): ReactNode {
  const index = samples.findIndex(({ runnable }) => runnable !== undefined);
  const sample = samples[index]?.runnable;
  const others = tabs.filter((tab) => samples[tab.sample]?.runnable === undefined);
  return sample !== undefined && <RunButton sample={sample} others={choicesOf(others)} />;
}

interface PanelTitlesProps {
  tabs: readonly CodeTab[];
  shown: CodeTab | undefined;
}

/** Shows the file name of a sample. A sample for two languages can have one name per tab. */
function PanelTitles({ tabs, shown }: PanelTitlesProps): ReactNode {
  const titled = tabs.filter(({ title }) => title !== undefined);
  const isChoice = titled.length > 1;
  return titled.map((tab) => (
    <div
      key={tab.language}
      className={clsx(styles.title, isChoice && tabStyles.choice)}
      hidden={isChoice && tab !== shown}
      {...(isChoice && { [CHOICES]: choicesOf([tab]) })}
    >
      {tab.title}
    </div>
  ));
}
