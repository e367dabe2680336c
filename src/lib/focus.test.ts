/** @jest-environment jsdom */
import { focusedElement, returnFocus } from './focus';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<textarea id="comment"></textarea><input id="interim"><input id="search">
    <button id="button"></button>`;
});

it('the focus returns to the element that had it before the interim field', () => {
  byId('comment').focus();
  Object.assign(byId('interim'), { returnsTo: document.activeElement }).focus();
  const focused = focusedElement();
  byId('search').focus();
  returnFocus(focused, byId('button'));
  expect(byId('comment')).toHaveFocus();
});

it.each(['no element had it', 'its element is gone'])(
  'the focus goes to another element if %s',
  (reason) => {
    if (reason === 'its element is gone') {
      byId('comment').focus();
    }
    const focused = focusedElement();
    byId('search').focus();
    byId('comment').remove();
    returnFocus(focused, byId('button'));
    expect(byId('button')).toHaveFocus();
  },
);
