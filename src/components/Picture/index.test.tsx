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

it('loads lazily', () => {
  render(<Picture alt="A path." dark="/dark.svg" {...FILES} />);
  const images = screen.getAllByRole('img');
  expect(images.map((image) => image.getAttribute('src'))).toEqual(['/light.svg', '/dark.svg']);
  for (const image of images) {
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
  }
});

it('shows other files with their size on narrow screens', () => {
  const { container } = render(
    <Picture
      alt="A path."
      {...FILES}
      dark="/dark.svg"
      narrowLight="/narrow-light.svg"
      narrowDark="/narrow-dark.svg"
      narrowWidth="200"
      narrowHeight="400"
    />,
  );
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ srcset }) => srcset)).toEqual(['/narrow-light.svg', '/narrow-dark.svg']);
  expect(sources[0]).toHaveAttribute('width', '200');
  expect(sources[0]).toHaveAttribute('media', '(width < 768px)');
});
