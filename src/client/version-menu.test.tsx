import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLocation } from '../../tests/mocks/docusaurus-router';
import VersionDropdown from '../features/sdk-reference/VersionDropdown';
import { startVersionMenu } from './version-menu';

function draw(): HTMLElement {
  setLocation({ pathname: '/docs/reference/go' });
  render(
    <>
      <VersionDropdown versions={['v0', 'v1']} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Select a version' });
}
const entry = (name: RegExp): HTMLElement => screen.getByRole('menuitemradio', { name });
const expectClosed = (): void => expect(screen.queryByRole('menu')).not.toBeInTheDocument();

beforeAll(startVersionMenu);

it('a click of a pointer opens and closes it, and leaves the focus at the button', async () => {
  const button = draw();
  await userEvent.click(button);
  expect(screen.getByRole('menu', { name: 'Releases' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expectClosed();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['{Enter}', /v1/],
  [' ', /v1/],
  ['{ArrowDown}', /v1/],
  ['{ArrowUp}', /v0/],
])('the key %s opens it', async (key, name) => {
  draw().focus();
  await userEvent.keyboard(key);
  expect(entry(name)).toHaveFocus();
});

it('the arrows go round, Home and End go to the ends', async () => {
  draw().focus();
  await userEvent.keyboard('{ArrowDown}');
  for (const [key, name] of [
    ['{ArrowDown}', /v0/],
    ['{ArrowDown}', /v1/],
    ['{ArrowUp}', /v0/],
    ['{Home}', /v1/],
    ['{End}', /v0/],
  ] as const) {
    await userEvent.keyboard(key);
    expect(entry(name)).toHaveFocus();
  }
});

it('Home and End are the page’s while it is closed', async () => {
  draw().focus();
  await userEvent.keyboard('{End}');
  expectClosed();
});

it('Escape closes it alone, and gives the focus back', async () => {
  const button = draw();
  const outer = jest.fn(({ defaultPrevented }: KeyboardEvent) => defaultPrevented);
  window.addEventListener('keydown', outer);
  button.focus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expectClosed();
  expect(button).toHaveFocus();
  expect(outer).toHaveLastReturnedWith(true);
  await userEvent.keyboard('{Escape}');
  expect(outer).toHaveLastReturnedWith(false);
  window.removeEventListener('keydown', outer);
});

it.each([
  ['a click elsewhere', () => userEvent.click(document.body)],
  ['the focus elsewhere', async () => screen.getByRole('button', { name: 'Elsewhere' }).focus()],
])('%s closes it', async (_, leave) => {
  await userEvent.click(draw());
  await leave();
  expectClosed();
});
