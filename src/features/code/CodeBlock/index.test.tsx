import { fireEvent, render, screen, act } from '@testing-library/react';
import { ReportingResizeObserver } from '../resize-observer.mock';
import { CodeBlock } from '.';

const html = '<span class="tok-k">if</span> a &lt; b\n';

beforeEach(() => {
  window.ResizeObserver = ReportingResizeObserver;
});

afterEach(() => jest.restoreAllMocks());

const overflowing = (wide: boolean): void => {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(wide ? 900 : 300);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
};

describe('CodeBlock', () => {
  it("shows the file's name, or else the language", () => {
    const { rerender } = render(<CodeBlock lang="typescript" title="services/a.ts" html={html} />);
    expect(screen.getByText('services/a.ts')).toBeInTheDocument();
    expect(screen.queryByText('TypeScript')).not.toBeInTheDocument();
    rerender(<CodeBlock lang="bash" label="Shell" html={html} />);
    expect(screen.getByText('Shell')).toBeInTheDocument();
  });

  it('takes the focus of the keyboard, with a name, when its lines are too long', () => {
    overflowing(true);
    render(<CodeBlock lang="go" title="main.go" html={html} />);
    expect(screen.getByRole('region', { name: 'Code: main.go' })).toHaveAttribute('tabindex', '0');
  });

  it('is no stop of the keyboard when its lines fit', () => {
    overflowing(false);
    render(<CodeBlock lang="go" title="main.go" html={html} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('copies its text without markup and without the last line break', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    render(<CodeBlock lang="go" html={html} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(writeText).toHaveBeenCalledWith('if a < b');
  });

  it('counts lines from the first number', () => {
    const { container } = render(<CodeBlock lang="go" html={html} firstLine={12} />);
    expect(container.querySelector('pre')?.style.getPropertyValue('--lines-before')).toBe('11');
  });
});
