import { render, screen } from '@testing-library/react';
import { Picture } from '.';

const FILES = { light: '/light.svg', width: '600', height: '120' };

it('shows the image with its text alternative, size, and caption', () => {
  render(<Picture alt="A list of files." caption="The bucket" {...FILES} />);
  const image = screen.getByRole('img', { name: 'A list of files.' });
  expect(image).toHaveAttribute('src', '/light.svg');
  expect(image).toHaveAttribute('width', '600');
  expect(image).toHaveAttribute('height', '120');
  expect(screen.getByRole('figure')).toHaveTextContent('The bucket');
});
