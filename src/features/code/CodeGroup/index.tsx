import { useEffect, useId, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { codeTabLabel, shownTab, type CodeTabLanguage } from '../../../contracts/code-language';
import { CodeLines, codeTextIn } from '../CodeLines';
import { CopyButton } from '../CopyButton';
import { keepInPlace } from '../keep-in-place';
import { languageStore, useCodeLanguage } from '../language-store';
import { readSamples, type CodeTab } from './samples';
import styles from './styles.module.css';

/**
 * The same sample in several languages, a tab each (WAI-ARIA tabs with automatic activation). All groups show the
 * language that the reader chose last, in any of them. Samples of other languages stay in the page, hidden, for search.
 *
 * Before hydration the style sheet shows the chosen language: elements name the choices that they serve in
 * `data-languages`, and the page names the choice in `data-code-language`.
 */
export function CodeGroup({ children }: { children: ReactNode }): ReactNode {
  const { samples, tabs } = useMemo(() => readSamples(children), [children]);
  const chosen = useCodeLanguage();
  const languages = tabs.map(({ language }) => language);
  const shown = tabs.find(({ language }) => language === shownTab(languages, chosen));
  const id = useId();
  const tabId = (language: CodeTabLanguage): string => `${id}${language}`;
  const panelId = (sample: number): string => id + sample;

  return (
    <div className={styles.group} data-languages={choicesOf(tabs)}>
      <div className={styles.header}>
        <TabList tabs={tabs} shown={shown} tabId={tabId} panelId={panelId} />
        <CopyButton
          getText={() => codeTextIn(shown ? document.getElementById(panelId(shown.sample)) : null)}
        />
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
  shown: CodeTab | undefined;
  tabId: (language: CodeTabLanguage) => string;
  panelId: (sample: number) => string;
}

function TabList({ tabs, shown, tabId, panelId }: TabListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  // The first one is in view from the beginning: to ask for its place would have the browser lay out the page.
  const revealed = useRef(tabs[0]);
  useEffect(() => {
    if (revealed.current !== shown) {
      revealed.current = shown;
      revealSelected(list.current);
    }
  }, [shown]);

  const choose = (tab: CodeTab): void => {
    if (list.current) {
      keepInPlace(list.current, () => languageStore.choose(tab.language));
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = tabForKey(event.key, tabs, shown);
    if (next) {
      event.preventDefault();
      choose(next);
      document.getElementById(tabId(next.language))?.focus({ preventScroll: true });
    }
  };
  return (
    <div ref={list} role="tablist" aria-label="Language of the code" className={styles.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab.language}
          id={tabId(tab.language)}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          aria-controls={panelId(tab.sample)}
          tabIndex={tab === shown ? 0 : -1}
          className={styles.tab}
          data-languages={choicesOf([tab])}
          onClick={() => choose(tab)}
          onKeyDown={onKeyDown}
        >
          {codeTabLabel(tab.language)}
        </button>
      ))}
    </div>
  );
}

/** The tab that a key leads to; the arrows go round. Undefined for every other key. */
function tabForKey(
  key: string,
  tabs: readonly CodeTab[],
  shown: CodeTab | undefined,
): CodeTab | undefined {
  const index = shown ? tabs.indexOf(shown) : 0;
  switch (key) {
    case 'ArrowRight':
      return tabs[(index + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(index - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

/** On a small screen the tabs scroll sideways: brings the selected one into view without moving the page. */
function revealSelected(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!list || !tab) {
    return;
  }
  const start = tab.offsetLeft - list.offsetLeft;
  const end = start + tab.offsetWidth;
  if (start < list.scrollLeft) {
    list.scrollLeft = start;
  } else if (end > list.scrollLeft + list.clientWidth) {
    list.scrollLeft = end - list.clientWidth;
  }
}
