import { render, screen } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import VersionDropdown from './index';

const draw = (route: string) => {
  setLocation({ pathname: `/docs${route}` });
  render(<VersionDropdown versions={['v0', 'v1']} />);
  return screen.getByRole('button', { name: 'Select a version' });
};

const entries = (): HTMLElement[] => screen.getAllByRole('menuitemradio', { hidden: true });

test('lists the releases newest first, marks the latest and the current one', () => {
  draw('/reference/go/v0/api/api-get');
  expect(entries().map((entry) => entry.textContent)).toEqual(['v1Latest', 'v0']);
  expect(entries().map((entry) => entry.getAttribute('aria-checked'))).toEqual(['false', 'true']);
});

test('is closed, and its button says what it opens', () => {
  const button = draw('/reference/go');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveRole('menu');
});

test('the latest version has no version in its address, others have', () => {
  draw('/reference/go');
  const hrefs = entries().map((entry) => entry.getAttribute('href'));
  expect(hrefs).toEqual(['/reference/go', '/reference/go/v0']);
});

test('the button names the current version', () => {
  expect(draw('/reference/go/v0')).toHaveTextContent('v0');
});

test('shows nothing outside the SDK reference', () => {
  setLocation({ pathname: '/docs/apis' });
  const { container } = render(<VersionDropdown versions={['v0', 'v1']} />);
  expect(container).toBeEmptyDOMElement();
});
