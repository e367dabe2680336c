import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AcceptedValues } from '.';
import { Property } from '../Properties';
import { startAcceptedValues } from './behavior';

beforeAll(startAcceptedValues);

it('shows or hides its own list on each click of a button', async () => {
  render(
    ['read', 'write'].map((name) => (
      <AcceptedValues key={name}>
        <Property name={name}>{`May ${name} files.`}</Property>
      </AcceptedValues>
    )),
  );
  const [button] = screen.getAllByRole('button', { name: 'Show accepted values' });
  await userEvent.click(button as HTMLElement);
  expect(button).toHaveAccessibleName('Hide accepted values');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('May read files.')).toBeVisible();
  expect(screen.getByText('May write files.')).not.toBeVisible();

  await userEvent.click(button as HTMLElement);
  expect(button).toHaveAccessibleName('Show accepted values');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('May read files.')).not.toBeVisible();
});
