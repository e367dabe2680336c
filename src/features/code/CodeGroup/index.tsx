import { useId, type ReactNode } from 'react';
import { codeTabLabel, type CodeTabLanguage } from '../../../contracts/code-language';
import { CodeLines } from '../CodeLines';
import { CopyButton } from '../CopyButton';
import { readSamples, type CodeTab } from './samples';
import styles from './styles.module.css';

/**
 * The same sample in several languages, a tab each. It is drawn with its first tab; src/client/code-groups.ts shows the language
 * that the reader chose last. Samples of other languages stay in the page, hidden, for search.
 *
 * Before the client is there the style sheet shows the chosen language: elements name the choices that they serve in
 * `data-languages`, and the page names the choice in `data-code-language`.
 */
export function CodeGroup({ children }: { children: ReactNode }): ReactNode {
  const { samples, tabs } = readSamples(children);
  const [shown] = tabs;
  const id = useId();
  const tabId = (language: CodeTabLanguage): string => `${id}${language}`;
  const panelId = (sample: number): string => id + sample;

  return (
    <div className={styles.group} data-code data-code-group data-languages={choicesOf(tabs)}>
      <div className={styles.header}>
        <TabList tabs={tabs} tabId={tabId} panelId={panelId} />
        <CopyButton />
      </div>
      {samples.map((sample, index) => {
        const own = tabs.filter((tab) => tab.sample === index);
        const labelledBy = shown?.sample === index ? shown : own[0];
        return (
          <div
            key={panelId(index)}
            id={panelId(index)}
            role="tabpanel"
            aria-labelledby={labelledBy && tabId(labelledBy.language)}
            hidden={shown?.sample !== index}
            className={styles.choice}
            data-languages={choicesOf(own)}
          >
            {own.map((tab) => (
              <PanelTitle key={tab.language} tab={tab} visible={tab === labelledBy} />
            ))}
            <CodeLines
              html={sample.html}
              firstLine={sample.firstLine}
              label={[sample.title, own[0] && codeTabLabel(own[0].language)]
                .filter(Boolean)
                .join(', ')}
            />
          </div>
        );
      })}
    </div>
  );
}

const choicesOf = (tabs: readonly CodeTab[]): string =>
  tabs.flatMap(({ choices }) => choices).join(' ');

function PanelTitle({ tab, visible }: { tab: CodeTab; visible: boolean }): ReactNode {
  return tab.title === undefined ? null : (
    <div
      className={`${styles.title} ${styles.choice}`}
      data-languages={choicesOf([tab])}
      hidden={!visible}
    >
      {tab.title}
    </div>
  );
}

interface TabListProps {
  tabs: readonly CodeTab[];
  tabId: (language: CodeTabLanguage) => string;
  panelId: (sample: number) => string;
}

function TabList({ tabs, tabId, panelId }: TabListProps): ReactNode {
  return (
    <div role="tablist" aria-label="Language of the code" className={styles.tabs}>
      {tabs.map((tab, index) => (
        <button
          key={tab.language}
          id={tabId(tab.language)}
          type="button"
          role="tab"
          aria-selected={index === 0}
          aria-controls={panelId(tab.sample)}
          tabIndex={index === 0 ? 0 : -1}
          className={styles.tab}
          data-languages={choicesOf([tab])}
        >
          {codeTabLabel(tab.language)}
        </button>
      ))}
    </div>
  );
}
