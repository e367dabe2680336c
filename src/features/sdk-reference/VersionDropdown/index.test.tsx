import { render, screen } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import VersionDropdown from '.';

it('lists the versions from the newest, links to each, and checks the one of the page', () => {
  setLocation({ pathname: '/docs/reference/go/v0/api/api-get' });
  render(<VersionDropdown />);
  const button = screen.getByRole('button', { name: 'Select a version' });
  expect(button).toHaveAccessibleDescription('v0');
  const [latest, older] = screen.getAllByRole('menuitemradio', { hidden: true });
  expect(latest).toHaveTextContent('v1Latest');
  expect(latest).toHaveAttribute('href', '/reference/go');
  expect(latest).not.toBeChecked();
  expect(older).toHaveAttribute('href', '/reference/go/v0');
  expect(older).toBeChecked();
});
