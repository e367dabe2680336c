import type { DocSearchModalProps } from '@docsearch/react';
import { useMemo, useRef, useState, type FormEventHandler, type KeyboardEventHandler } from 'react';
import type { SdkId } from '../../../config/sdks';
import type { SearchAnswer, SearchClient } from '@nitric-docs/search/client';
import { useRoute } from '../../../lib/route';
import { createLatestSearch, type Outcome } from '../latest-search';
import { searchTexts } from '../texts';
import { useMissedSearch } from '../use-missed-search';
import { docSearchClientOf, limitGroups } from './docsearch-client';

const MOST_SUGGESTIONS = 3;

export interface SearchEvents {
  transformSearchClient: NonNullable<DocSearchModalProps['transformSearchClient']>;
  /** Handlers for an element around the modal. */
  fieldHandlers: {
    onInput: FormEventHandler;
    onReset: FormEventHandler;
    onKeyDownCapture: KeyboardEventHandler;
  };
  /** The state of the newest search, for screen readers. */
  status: string;
  /** Undefined before the first search, and when the field is empty. */
  outcome: Outcome | undefined;
  /** The titles of the first pages of the last search with results. */
  suggested: readonly string[];
}

const titlesOf = ({ hits }: SearchAnswer): string[] =>
  [...new Set(hits.map(({ hierarchy }) => hierarchy.lvl1))].slice(0, MOST_SUGGESTIONS);

/** Spaces before a query don't change it, and spaces alone aren't one. */
function removeLeadingSpaces(field: HTMLInputElement): void {
  field.setRangeText('', 0, field.value.length - field.value.trimStart().length);
}

/**
 * Holds Enter until the query in the field has an answer, and repeats it then, so that it opens the first result.
 * @returns `onAnswer` must be called after the newest search, and `onChange` when the query changes
 */
function useHeldEnter() {
  const held = useRef<() => void>(undefined);
  const isAnswered = useRef(false);
  return useMemo(() => {
    const onKeyDownCapture: KeyboardEventHandler = (event) => {
      const { target, key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
      const isEarly =
        key === 'Enter' &&
        !nativeEvent.isComposing &&
        target instanceof HTMLInputElement &&
        target.value !== '' &&
        !isAnswered.current;
      if (isEarly) {
        event.preventDefault();
        event.stopPropagation();
        const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
        held.current = () => target.dispatchEvent(new KeyboardEvent('keydown', init));
      }
    };
    return {
      onKeyDownCapture,
      onAnswer: (): void => {
        isAnswered.current = true;
        if (held.current) {
          // DocSearch has stored the results by the next task.
          setTimeout(held.current);
          held.current = undefined;
        }
      },
      onChange: (): void => {
        isAnswered.current = false;
        held.current = undefined;
      },
    };
  }, []);
}

/**
 * Runs the searches of DocSearch with the search client of the site.
 * @param perGroup the maximum number of results in a group
 * @param mayChange returns whether better results can be shown now. It must not change between renders.
 * @param languageNow returns the SDK of the reader's language. It must not change between renders.
 */
export function useSearchEvents(
  client: SearchClient,
  perGroup: number,
  mayChange: () => boolean,
  languageNow: () => SdkId | undefined,
): SearchEvents {
  const route = useRoute();
  const [status, setStatus] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [suggested, setSuggested] = useState<readonly string[]>([]);
  const { onKeyDownCapture, onAnswer, onChange } = useHeldEnter();
  useMissedSearch(outcome);
  const { search, cancel } = useMemo(
    () =>
      createLatestSearch(async (request) => limitGroups(await client.search(request), perGroup), {
        onStalled: () => setStatus(searchTexts.searching),
        onEnd: (answer, { query }) => {
          setStatus(answer ? searchTexts.found(answer) : searchTexts.errorTitle);
          setOutcome({ query, answer });
          if (answer && answer.hits.length > 0) {
            setSuggested(titlesOf(answer));
          }
          onAnswer();
        },
        mayChange,
      }),
    [client, perGroup, mayChange, onAnswer],
  );
  const transformSearchClient = useMemo(
    () => docSearchClientOf(search, route, languageNow),
    [search, route, languageNow],
  );
  const onReset = (): void => {
    cancel();
    onChange();
    setStatus('');
    setOutcome(undefined);
  };
  const onInput: FormEventHandler = ({ target }) => {
    onChange();
    if (target instanceof HTMLInputElement) {
      removeLeadingSpaces(target);
      if (target.value === '') {
        onReset();
      }
    }
  };
  return {
    transformSearchClient,
    fieldHandlers: { onInput, onReset, onKeyDownCapture },
    status,
    outcome,
    suggested,
  };
}
