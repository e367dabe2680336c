import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from '.';
import { startMenuButtons } from './behavior';

function renderMenu(): HTMLElement {
  render(
    <>
      <MenuButton label="Select a version" caption="v1" menuLabel="Releases">
        <a role="menuitem" href="/v1">
          v1
        </a>
        <a role="menuitem" href="/v0">
          v0
        </a>
      </MenuButton>
      <button type="button">Outside</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Select a version' });
}
const entry = (name: RegExp): HTMLElement => screen.getByRole('menuitem', { name });
const expectClosed = (): void => expect(screen.queryByRole('menu')).not.toBeInTheDocument();

beforeAll(startMenuButtons);

it.each([
  ['{ArrowDown}', /v1/],
  ['{ArrowUp}', /v0/],
])('opens on the key %s', async (key, name) => {
  renderMenu().focus();
  await userEvent.keyboard(key);
  expect(entry(name)).toHaveFocus();
});

it('wraps around with the arrow keys, and moves to the ends with Home and End', async () => {
  renderMenu().focus();
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

it('leaves keys with a modifier to the browser', async () => {
  renderMenu().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expectClosed();
});

it('closes on Escape without closing its parent, and returns the focus', async () => {
  const button = renderMenu();
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
  ['a click outside', () => userEvent.click(document.body)],
  ['a focus change', async () => screen.getByRole('button', { name: 'Outside' }).focus()],
  ['Tab', () => userEvent.tab()],
])('opens on a click, and closes on %s', async (_, leaveMenu) => {
  const button = renderMenu();
  expect(button).toHaveAccessibleDescription('v1');
  await userEvent.click(button);
  expect(screen.getByRole('menu', { name: 'Releases' })).toBeVisible();
  await leaveMenu();
  expectClosed();
});
