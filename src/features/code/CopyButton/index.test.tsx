import { act, fireEvent, render, screen } from '@testing-library/react';
import { COPIED_DURATION_MS, CopyButton } from '.';

const writeText = jest.fn<Promise<void>, [string]>();

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
  render(<CopyButton getText={() => 'nitric start'} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
}

const advance = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

describe('CopyButton', () => {
  it('confirms for one second (SPEC 9)', () => {
    expect(COPIED_DURATION_MS).toBe(1000);
  });

  it("copies the text and says 'Copied!' for exactly its time", async () => {
    await press();
    expect(writeText).toHaveBeenCalledWith('nitric start');
    expect(screen.getByRole('status')).toHaveTextContent('The code is on the clipboard.');
    advance(COPIED_DURATION_MS - 1);
    expect(screen.getByRole('button')).toHaveTextContent('Copied!');
    advance(1);
    expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('starts the time anew with each copy', async () => {
    await press();
    advance(600);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    advance(COPIED_DURATION_MS - 1);
    expect(screen.getByRole('button')).toHaveTextContent('Copied!');
  });

  it('warns and does nothing else while the page lacks the focus (SPEC 4)', async () => {
    jest.mocked(document.hasFocus).mockReturnValue(false);
    await press();
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
  });

  it('warns when the browser refuses', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await press();
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
  });
});
