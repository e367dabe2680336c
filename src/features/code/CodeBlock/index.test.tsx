import { render, screen } from '@testing-library/react';
import { CodeBlock } from '.';

const html = '<span class="tok-k">if</span> a &lt; b\n';

describe('CodeBlock', () => {
  it('shows the file name, or the language if there is none', () => {
    const { rerender } = render(<CodeBlock lang="typescript" title="services/a.ts" html={html} />);
    expect(screen.getByText('services/a.ts')).toBeInTheDocument();
    expect(screen.queryByText('TypeScript')).not.toBeInTheDocument();
    rerender(<CodeBlock lang="bash" label="Shell" html={html} />);
    expect(screen.getByText('Shell')).toBeInTheDocument();
  });

  it('numbers lines from the given first line', () => {
    const { container } = render(<CodeBlock lang="go" html={html} firstLine="12" />);
    expect(container.querySelector('pre')?.style.getPropertyValue('--lines-before')).toBe('11');
  });
});
