import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelToggle } from '../features/navigation/Panel';
import { DocShell } from '../features/shell/DocShell';
import { startMenuPanel } from './menu-panel';

const menu = { groups: [{ divider: false, links: [{ title: 'Storage', href: '#storage' }] }] };

beforeAll(() => {
  // jsdom knows the element, but not how to open it.
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

it('borrows the sidebar’s menu, after the main sections, for as long as it is open', async () => {
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
])('a click on %s closes it', async (_, place) => {
  const panel = await open();
  await userEvent.click(place(panel));
  expectClosed();
});

it('a click beside the links leaves it open', async () => {
  const panel = await open();
  await userEvent.click(within(panel).getByRole('navigation'));
  expect(panel).toBeVisible();
});

it('Escape, which the browser answers, gives the menu back', async () => {
  const panel = await open();
  (panel as HTMLDialogElement).close();
  expectClosed();
});

it('the way to another heading closes it', async () => {
  await open();
  window.location.hash = '#limits';
  await waitFor(expectClosed);
});
