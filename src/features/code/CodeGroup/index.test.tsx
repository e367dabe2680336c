import { render, screen } from '@testing-library/react';
import { CodeBlock } from '../CodeBlock';
import { CodeGroup } from '.';

it('numbers the lines of a sample from its first line', () => {
  const { container } = render(<CodeBlock lang="go" html="a" firstLine="12" />);
  expect(container.querySelector('pre')?.style.getPropertyValue('--lines-before')).toBe('11');
});

describe('CodeGroup', () => {
  it('shows a sample in one language without tabs', () => {
    render(
      <CodeGroup>
        <CodeBlock lang="go" title="main.go" html="package main" />
      </CodeGroup>,
    );
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(screen.getByText('package main')).toBeVisible();
    expect(screen.getByRole('button')).toHaveAccessibleName('Copy main.go');
  });

  it('shows a command under the tab of the language that it is for', () => {
    render(
      <CodeGroup>
        <CodeBlock lang="bash" tab="go" html="go mod tidy" />
        <CodeBlock lang="bash" tab="typescript" also="javascript" html="npm install" />
      </CodeGroup>,
    );
    const labels = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(labels).toEqual(['TypeScript', 'JavaScript', 'Go']);
    expect(screen.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent('npm install');
  });
});
