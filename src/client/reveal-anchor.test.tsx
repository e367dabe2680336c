import { render, screen, waitFor } from '@testing-library/react';
import { AcceptedValues } from '../components/AcceptedValues';
import { startAcceptedValues } from '../components/AcceptedValues/behavior';
import { revealAnchor, startRevealAnchor } from './reveal-anchor';

const scrollIntoView = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  window.CSS = { escape: (text: string) => text } as typeof CSS;
  startAcceptedValues();
  startRevealAnchor();
});
beforeEach(() => scrollIntoView.mockClear());

function openPage(html: string, hash: string): void {
  document.body.innerHTML = html;
  window.history.replaceState(null, '', `/docs/apis${hash}`);
  revealAnchor();
}

it('opens nested closed details and scrolls to the heading', () => {
  openPage(
    '<details><summary>A</summary><details><summary>B</summary><h3 id="limits">Limits</h3></details></details>',
    '#limits',
  );
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('limits')]);
});

it('opens a list of accepted values, even if only the hash changes', async () => {
  document.body.innerHTML = '';
  render(
    <AcceptedValues>
      <dt id="read">read</dt>
    </AcceptedValues>,
  );
  window.location.hash = '#read';
  await waitFor(() => expect(screen.getByText('read')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Hide accepted values' })).toBeVisible();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it.each([
  ['a heading that is visible', '<h3 id="limits">Limits</h3>', '#limits'],
  ['an anchor that does not exist', '<details><summary>A</summary></details>', '#nothing'],
  ['a hash that cannot be decoded', '<details><summary>A</summary></details>', '#%E0%A4%A'],
  ['no hash', '<details><summary>A</summary></details>', ''],
])('ignores %s', (_, html, hash) => {
  openPage(html, hash);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.querySelector('details[open]')).toBeNull();
});
