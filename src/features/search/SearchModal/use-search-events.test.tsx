import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { SearchClient } from '@nitric-docs/search/client';
import { searchTexts } from '../texts';
import { useSearchEvents } from './use-search-events';

let fail = (): void => undefined;
const client: SearchClient = {
  search: () =>
    new Promise((_, reject) => {
      fail = () => reject(new Error('offline'));
    }),
  prepare: () => undefined,
  onBetterAnswer: () => () => undefined,
};
const mayChange = (): boolean => true;
const noLanguage = (): undefined => undefined;

/** Searches for the text of a field, as DocSearch does. */
function Modal(): ReactNode {
  const { transformSearchClient, fieldHandlers, status, outcome } = useSearchEvents(
    client,
    5,
    mayChange,
    noLanguage,
  );
  const { search } = transformSearchClient({} as never);
  return (
    <div {...fieldHandlers}>
      <form>
        <input
          onChange={({ target }) =>
            target.value && void search({ requests: [{ query: 'q' }] } as never)
          }
        />
        <button type="reset">Clear</button>
      </form>
      <p role="status">{status}</p>
      {outcome && !outcome.answer && <p role="alert">{searchTexts.errorTitle}</p>}
    </div>
  );
}

const clear = {
  'with the Clear button': () => userEvent.click(screen.getByRole('button')),
  'with the keyboard': () => userEvent.clear(screen.getByRole('textbox')),
};

describe.each(Object.entries(clear))('clearing the field %s', (_, clearField) => {
  it('discards the error, so that the next letter does not show it again', async () => {
    render(<Modal />);
    await userEvent.type(screen.getByRole('textbox'), 'a');
    await act(async () => fail());
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox'), 'b');
    expect(screen.getByRole('alert')).toBeVisible();
    await clearField();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('discards the search that is running', async () => {
    render(<Modal />);
    await userEvent.type(screen.getByRole('textbox'), 'a');
    await clearField();
    await act(async () => fail());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
