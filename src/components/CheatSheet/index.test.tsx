import { render, screen } from '@testing-library/react';
import { CheatSheet } from '.';

it('shows its content with its style sheet, outside of the search index', () => {
  render(
    <CheatSheet css="td{color:red}">
      <p>bucket()</p>
    </CheatSheet>,
  );
  const content = screen.getByText('bucket()');
  expect(content.closest('[data-unsearched]')).toBeInTheDocument();
  expect(document.querySelector('style')).toHaveTextContent('td{color:red}');
});
