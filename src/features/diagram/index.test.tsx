import { render, screen } from '@testing-library/react';
import { Diagram } from './index';

const SVG =
  '<svg role="img" aria-labelledby="t" aria-describedby="d"><title id="t">Route of a parcel</title><desc id="d">From the shop to the door.</desc></svg>';

it('renders an image with an accessible name and description, and the title as its caption', () => {
  render(<Diagram title="Route of a parcel" svg={SVG} />);
  const image = screen.getByRole('img', { name: 'Route of a parcel' });
  expect(image).toHaveAccessibleDescription('From the shop to the door.');
  expect(screen.getByRole('figure')).toHaveTextContent(/Route of a parcel$/);
});
