import { render, screen } from '@testing-library/react';
import { buildingBlocks } from '../../config/building-blocks';
import { sdks } from '../../config/sdks';
import { BuildingBlockGrid, LibraryGrid } from '.';

it('links to each building block, and says what it is', () => {
  render(<BuildingBlockGrid />);
  expect(screen.getAllByRole('link')).toHaveLength(buildingBlocks.length);
  const storage = screen.getByRole('link', { name: /^Storage/ });
  expect(storage).toHaveAttribute('href', '/storage');
  expect(storage).toHaveAccessibleName(/files/i);
});

it('links to each SDK, with its package, its versions from the newest, and its status', () => {
  render(<LibraryGrid />);
  expect(screen.getAllByRole('link')).toHaveLength(sdks.length);
  expect(screen.getByRole('link', { name: /^Node\.js .*@nitric\/sdk · v1, v0$/ })).toHaveAttribute(
    'href',
    '/reference/nodejs',
  );
  expect(screen.getByRole('link', { name: /^Go Experimental/ })).toBeVisible();
});
