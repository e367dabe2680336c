import { fireEvent, render, screen } from '@testing-library/react';
import { CodeBlock } from '../features/code/CodeBlock';
import { CodeGroup } from '../features/code/CodeGroup';
import { startCodeGroups } from './code-groups';
import { COPIED_DURATION_MS, startCopyButtons } from './copy-buttons';

const writeText = jest.fn<Promise<void>, [string]>();
const block = <CodeBlock lang="bash" html={'<span class="tok-k">nitric</span> a &lt; b\n'} />;

beforeAll(() => {
  startCopyButtons();
  startCodeGroups();
});
beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('button'));
  await jest.advanceTimersByTimeAsync(0);
}

it('confirms for one second', () => {
  expect(COPIED_DURATION_MS).toBe(1000);
});

it("copies text without markup and without the last line break, and says 'Copied!' for exactly its time", async () => {
  render(block);
  await press();
  expect(writeText).toHaveBeenCalledWith('nitric a < b');
  expect(screen.getByRole('status')).toHaveTextContent('The code is on the clipboard.');
  jest.advanceTimersByTime(COPIED_DURATION_MS - 1);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  jest.advanceTimersByTime(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('starts the time anew with each copy', async () => {
  render(block);
  await press();
  jest.advanceTimersByTime(600);
  await press();
  jest.advanceTimersByTime(COPIED_DURATION_MS - 1);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
});

it('copies the sample that a group shows', async () => {
  window.scrollBy = jest.fn();
  render(
    <CodeGroup>
      <CodeBlock lang="python" html="import nitric" />
      <CodeBlock lang="go" html="package main" />
    </CodeGroup>,
  );
  await press();
  fireEvent.click(screen.getByRole('tab', { name: 'Go' }));
  await press();
  expect(writeText.mock.calls).toEqual([['import nitric'], ['package main']]);
});

it('warns and does nothing else while the page lacks the focus', async () => {
  jest.mocked(document.hasFocus).mockReturnValue(false);
  render(block);
  await press();
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

it('warns when the browser refuses', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  render(block);
  await press();
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});
