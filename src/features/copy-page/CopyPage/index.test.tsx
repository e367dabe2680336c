import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import { CopyPage } from '.';
import { startCopyButtons } from '../../code/CopyButton/behavior';

/** jsdom has no ClipboardItem. */
class FakeClipboardItem {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

const write = jest.fn<Promise<void>, [FakeClipboardItem[]]>();
const fetchFile = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, [string]>();

beforeAll(startCopyButtons);
beforeEach(() => {
  setLocation({ pathname: '/docs/storage' });
  Object.assign(window, { ClipboardItem: FakeClipboardItem, fetch: fetchFile });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Like a browser, it waits for the content.
  write.mockReset().mockImplementation(async ([item]) => void (await item?.data['text/plain']));
  render(<CopyPage />);
});
afterEach(() => void jest.restoreAllMocks());

const copy = (): void =>
  void fireEvent.click(screen.getByRole('menuitem', { name: /copy/i, hidden: true }));

it('copies a text instead of an item in Firefox before version 127, which has no items', async () => {
  Reflect.deleteProperty(window, 'ClipboardItem');
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  fetchFile.mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve('# Storage') });
  copy();
  expect(await screen.findAllByText('Copied!')).not.toHaveLength(0);
  expect(writeText).toHaveBeenCalledWith('# Storage');
});

it('logs a warning if the file is missing', async () => {
  fetchFile.mockResolvedValue({ ok: false, status: 404, text: () => Promise.resolve('') });
  copy();
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(new Error('/docs/storage.md: status 404.')),
  );
});
