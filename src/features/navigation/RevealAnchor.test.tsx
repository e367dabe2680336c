import { render } from '@testing-library/react';
import { setLocation } from '../../../tests/mocks/docusaurus-router';
import { RevealAnchor } from './RevealAnchor';

const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
  window.CSS = { escape: (text: string) => text } as typeof CSS;
});
afterEach(() => {
  document.body.innerHTML = '';
  setLocation({ pathname: '/docs/' });
});

function arrive(html: string, hash: string): void {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  setLocation({ pathname: '/docs/apis', hash });
  render(<RevealAnchor />);
}

it('opens closed details, the outer ones too, and goes to the heading', () => {
  arrive(
    '<details><summary>A</summary><details><summary>B</summary><h3 id="limits">Limits</h3></details></details>',
    '#limits',
  );
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('chooses the tab of a closed panel', () => {
  const chosen = jest.fn();
  document.addEventListener('click', chosen);
  arrive(
    '<button role="tab" id="go">Go</button><div role="tabpanel" aria-labelledby="go" hidden><h3 id="x">X</h3></div>',
    '#x',
  );
  expect(chosen.mock.calls[0][0].target).toBe(document.getElementById('go'));
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
