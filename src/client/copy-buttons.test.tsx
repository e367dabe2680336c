import { fireEvent, render, screen } from '@testing-library/react';
import { CodeBlock } from '../features/code/CodeBlock';
import { startCopyButtons } from './copy-buttons';

const writeText = jest.fn<Promise<void>, [string]>();
const block = <CodeBlock lang="bash" html={'<span class="tok-k">nitric</span> a &lt; b\n'} />;

beforeAll(startCopyButtons);
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

async function clickButton(): Promise<void> {
  fireEvent.click(screen.getByRole('button'));
  await jest.advanceTimersByTimeAsync(0);
}

it("copies the text without markup and trailing line break, and shows 'Copied!' for one second", async () => {
  render(block);
  await clickButton();
  expect(writeText).toHaveBeenCalledWith('nitric a < b');
  expect(screen.getByRole('status')).toHaveTextContent('The text is on the clipboard.');
  jest.advanceTimersByTime(999);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  jest.advanceTimersByTime(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('restarts the timer with each copy', async () => {
  render(block);
  await clickButton();
  jest.advanceTimersByTime(600);
  await clickButton();
  jest.advanceTimersByTime(999);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
});

it('logs a warning and copies nothing if the page has no focus', async () => {
  jest.mocked(document.hasFocus).mockReturnValue(false);
  render(block);
  await clickButton();
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(writeText).not.toHaveBeenCalled();
});

it('logs a warning if the browser denies access to the clipboard', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  render(block);
  await clickButton();
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});
