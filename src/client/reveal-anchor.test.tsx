import { render, screen, waitFor } from '@testing-library/react';
import { AcceptedValues } from '../components/AcceptedValues';
import { startAcceptedValues } from './accepted-values';
import { revealAnchor, startRevealAnchor } from './reveal-anchor';

const scrollIntoView = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  window.CSS = { escape: (text: string) => text } as typeof CSS;
  startAcceptedValues();
});
beforeEach(() => scrollIntoView.mockClear());

function arrive(html: string, hash: string): void {
  document.body.innerHTML = html;
  window.history.replaceState(null, '', `/docs/apis${hash}`);
  revealAnchor();
}

it('opens closed details, the outer ones too, and goes to the heading', () => {
  arrive(
    '<details><summary>A</summary><details><summary>B</summary><h3 id="limits">Limits</h3></details></details>',
    '#limits',
  );
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('limits')]);
});

it('chooses the tab of a closed panel', () => {
  const chosen = jest.fn(({ target }: Event) => target);
  document.addEventListener('click', chosen, { once: true });
  arrive(
    '<button role="tab" aria-controls="panel">Go</button><div role="tabpanel" id="panel" hidden><h3 id="x">X</h3></div>',
    '#x',
  );
  expect(chosen).toHaveReturnedWith(screen.getByRole('tab', { name: 'Go' }));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('opens a list of accepted values, also when only the hash changes', async () => {
  startRevealAnchor();
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
  ['what is open', '<h3 id="limits">Limits</h3>', '#limits'],
  ['an anchor that is not there', '<details><summary>A</summary></details>', '#nothing'],
  ['a hash that is no text', '<details><summary>A</summary></details>', '#%E0%A4%A'],
  ['no hash', '<details><summary>A</summary></details>', ''],
])('leaves %s alone', (_, html, hash) => {
  arrive(html, hash);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.querySelector('details[open]')).toBeNull();
});
