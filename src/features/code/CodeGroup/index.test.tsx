import { render, screen } from '@testing-library/react';
import { CodeBlock } from '../CodeBlock';
import { CodeGroup } from '.';

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

  it.each([
    ['nothing', undefined, 'is empty'],
    [
      'a language without a tab',
      <CodeBlock key="y" lang="yaml" html="a: 1" />,
      'language "yaml" has no tab',
    ],
  ])('rejects %s', (_, children, message) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<CodeGroup>{children}</CodeGroup>)).toThrow(message);
    consoleError.mockRestore();
  });
});

describe('a sample that runs in browsers', () => {
  it('has a Run button, which says under other tabs that it runs TypeScript', () => {
    render(
      <CodeGroup>
        <CodeBlock lang="typescript" html="a" runnable="0a1b2c3d" />
        <CodeBlock lang="python" html="b" />
      </CodeGroup>,
    );
    const button = screen.getByRole('button', { name: /^Run/ });
    expect(button).toHaveAttribute('data-run', '0a1b2c3d');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('in TypeScript')).toHaveAttribute('data-choices', 'python');
  });
});
