import { render, screen } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import VersionDropdown from './index';

const renderDropdown = (route: string) => {
  setLocation({ pathname: `/docs${route}` });
  render(<VersionDropdown versions={['v0', 'v1']} />);
  return screen.getByRole('button', { name: 'Select a version' });
};

const entries = (): HTMLElement[] => screen.getAllByRole('menuitemradio', { hidden: true });

test('lists the versions newest first and marks the latest and the current one', () => {
  renderDropdown('/reference/go/v0/api/api-get');
  expect(entries().map((entry) => entry.textContent)).toEqual(['v1Latest', 'v0']);
  expect(entries().map((entry) => entry.getAttribute('aria-checked'))).toEqual(['false', 'true']);
});

test('is closed, and its button controls the menu', () => {
  const button = renderDropdown('/reference/go');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveRole('menu');
});

test('only links to older versions contain the version', () => {
  renderDropdown('/reference/go');
  const hrefs = entries().map((entry) => entry.getAttribute('href'));
  expect(hrefs).toEqual(['/reference/go', '/reference/go/v0']);
});

test('the button shows the current version', () => {
  expect(renderDropdown('/reference/go/v0')).toHaveTextContent('v0');
});

test('renders nothing outside of the SDK reference', () => {
  setLocation({ pathname: '/docs/apis' });
  const { container } = render(<VersionDropdown versions={['v0', 'v1']} />);
  expect(container).toBeEmptyDOMElement();
});
