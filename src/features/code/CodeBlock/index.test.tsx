import { render } from '@testing-library/react';
import { CodeBlock } from '.';

it('numbers lines from the given first line', () => {
  const { container } = render(<CodeBlock lang="go" html="a" firstLine="12" />);
  expect(container.querySelector('pre')?.style.getPropertyValue('--lines-before')).toBe('11');
});
