import { render, screen } from '@testing-library/react';
import Link from './link';
import noData from './no-data';

it.each([
  ['/apis', '/docs/apis', null],
  ['#limits', '#limits', null],
  ['https://nitric.io', 'https://nitric.io', '_blank'],
  ['mailto:docs@example.com', 'mailto:docs@example.com', '_blank'],
])('renders a link to %s', (to, href, target) => {
  render(
    <Link to={to} className="external">
      text
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'text' });
  expect(link).toHaveClass('external');
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
});

it('throws an error with the solution when an island reads global data', () => {
  expect(() => Reflect.get(noData, 'docusaurus-plugin-content-docs')).toThrow(
    /"docusaurus-plugin-content-docs".*as a prop/,
  );
});
