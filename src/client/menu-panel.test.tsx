import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelToggle } from '../features/navigation/Panel';
import { DocShell } from '../features/shell/DocShell';
import { startMenuPanel } from './menu-panel';

const menu = { groups: [{ divider: false, links: [{ title: 'Storage', href: '#storage' }] }] };

beforeAll(() => {
  // jsdom doesn't implement the methods of `<dialog>`.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (this.open) {
        this.open = false;
        this.dispatchEvent(new Event('close'));
      }
    },
  });
  startMenuPanel();
});
beforeEach(() => {
  render(
    <>
      <PanelToggle />
      <DocShell menuName="docs" menu={menu} sections={[]}>
        text
      </DocShell>
    </>,
  );
});

const toggle = (): HTMLElement => screen.getByRole('button', { name: 'Toggle navigation' });
const menuLink = (): HTMLElement => screen.getByRole('link', { name: 'Storage' });

async function open(): Promise<HTMLElement> {
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  return screen.getByRole('dialog', { name: 'Navigation' });
}

function expectClosed(): void {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  const sidebar = screen.getByRole('navigation', { name: 'Documentation' });
  expect(within(sidebar).getByRole('link', { name: 'Storage' })).toBeVisible();
}

it('contains the sidebar’s menu after the main sections while it is open', async () => {
  const panel = await open();
  expect(
    within(within(panel).getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Guides', 'Storage']);
  expect(screen.getAllByRole('link', { name: 'Storage' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close navigation' }));
  expectClosed();
});

it.each([
  ['its backdrop', (panel: HTMLElement) => panel],
  ['a link', menuLink],
])('closes on a click on %s', async (_, elementOf) => {
  const panel = await open();
  await userEvent.click(elementOf(panel));
  expectClosed();
});

it('stays open on a click next to the links', async () => {
  const panel = await open();
  await userEvent.click(within(panel).getByRole('navigation'));
  expect(panel).toBeVisible();
});

it('returns the menu to the sidebar when the browser closes the panel on Escape', async () => {
  const panel = await open();
  (panel as HTMLDialogElement).close();
  expectClosed();
});

it('closes when the reader goes to another heading', async () => {
  await open();
  window.location.hash = '#limits';
  await waitFor(expectClosed);
});
