import { render, screen } from '@testing-library/react';
import { Releases } from '.';

it('links to both feeds, and announces them in the head', () => {
  render(
    <Releases name="Go SDK" route="/reference/go/releases">
      List
    </Releases>,
  );
  expect(screen.getByRole('link', { name: 'Atom feed' })).toHaveAttribute(
    'href',
    '/docs/reference/go/releases/feed.xml',
  );
  expect(screen.getByRole('link', { name: 'JSON feed' })).toHaveAttribute(
    'href',
    '/docs/reference/go/releases/feed.json',
  );
  // React moves the elements to the head of the document.
  const links = [...document.head.querySelectorAll('link[rel="alternate"]')];
  expect(links.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
    ['application/atom+xml', 'https://nitric.io/docs/reference/go/releases/feed.xml'],
    ['application/feed+json', 'https://nitric.io/docs/reference/go/releases/feed.json'],
  ]);
});
