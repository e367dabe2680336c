import { render, screen } from '@testing-library/react';
import { Releases } from '.';

it('links to both feeds, and announces them in the head', () => {
  render(
    <Releases name="Go SDK" route="/reference/go/releases">
      List
    </Releases>,
  );
  for (const [name, type, feed] of [
    ['Atom feed', 'application/atom+xml', '/docs/reference/go/releases/feed.xml'],
    ['JSON feed', 'application/feed+json', '/docs/reference/go/releases/feed.json'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', feed);
    // React moves the elements to the head of the document.
    const announced = document.head.querySelector(`link[rel="alternate"][type="${type}"]`);
    expect(announced).toHaveAttribute('href', `https://nitric.io${feed}`);
  }
});
