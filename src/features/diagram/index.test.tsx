import { render, screen } from '@testing-library/react';
import { Diagram } from './index';

const SVG =
  '<svg role="img" aria-labelledby="t" aria-describedby="d"><title id="t">Way of a parcel</title><desc id="d">From the shop to the door.</desc></svg>';

it('is a picture with a name and a description, below which the name is shown', () => {
  render(<Diagram title="Way of a parcel" svg={SVG} />);
  const picture = screen.getByRole('img', { name: 'Way of a parcel' });
  expect(picture).toHaveAccessibleDescription('From the shop to the door.');
  expect(screen.getByRole('figure')).toHaveTextContent(/Way of a parcel$/);
});
