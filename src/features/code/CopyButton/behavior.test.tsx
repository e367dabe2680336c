import { fireEvent, render, screen } from '@testing-library/react';
import { COPY } from '../attributes';
import { CodeBlock } from '../CodeBlock';
import { startCopyButtons } from './behavior';

const writeText = jest.fn<Promise<void>, [string]>();
const block = (
  <CodeBlock lang="bash" label="Shell" html={'<span class="tok-k">nitric</span> a &lt; b\n'} />
);
const mockGoal = jest.fn();
jest.mock('../../analytics', () => ({ recordGoal: (goal: string) => mockGoal(goal) }));

beforeAll(startCopyButtons);
beforeEach(() => {
  jest.useFakeTimers();
  mockGoal.mockReset();
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
  expect(screen.getByRole('status')).toHaveTextContent('Copied!');
  expect(mockGoal.mock.calls).toEqual([['Sample copied']]);
  jest.advanceTimersByTime(999);
  expect(screen.getByRole('button', { name: 'Copied! Shell sample' })).toBeVisible();
  jest.advanceTimersByTime(1);
  expect(screen.getByRole('button', { name: 'Copy Shell sample' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('logs a warning and copies nothing if the page has no focus', async () => {
  jest.mocked(document.hasFocus).mockReturnValue(false);
  render(block);
  await clickButton();
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(writeText).not.toHaveBeenCalled();
  expect(mockGoal).not.toHaveBeenCalled();
});

it('says that nothing was copied, and selects the text, if the browser copies nothing', async () => {
  writeText.mockRejectedValue(new DOMException('denied'));
  document.execCommand = () => false;
  render(block);
  await clickButton();
  expect(screen.getByRole('button', { name: 'Not copied Shell sample' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The text is selected');
  expect(window.getSelection()?.toString()).toBe('nitric a < b\n');
  expect(console.warn).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5000);
  expect(screen.getByRole('button', { name: 'Copy Shell sample' })).toBeVisible();
});

it('logs a warning if the Markdown copy of the page is missing', async () => {
  window.fetch = jest.fn().mockResolvedValue({ ok: false, status: 404 });
  render(<button type="button" {...{ [COPY]: '/docs/storage.md' }} />);
  await clickButton();
  expect(console.warn).toHaveBeenCalledWith(new Error('/docs/storage.md: status 404.'));
});
