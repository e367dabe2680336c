import { closeDialogs, INTERIM_FIELD, rememberFocus, returnFocus } from './focus';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<textarea id="comment"></textarea><input id="interim" ${INTERIM_FIELD}>
    <input id="search"><button id="button"></button><dialog open></dialog>`;
});

it('the focus returns to the element that had it before the interim field', () => {
  byId('comment').focus();
  rememberFocus();
  byId('interim').focus();
  rememberFocus();
  byId('search').focus();
  returnFocus(byId('button'));
  expect(byId('comment')).toHaveFocus();
});

it.each([
  ['no element had it', () => undefined],
  ['its element is gone', () => byId('comment').remove()],
])('the focus goes to another element if %s', (reason, change) => {
  if (reason !== 'no element had it') {
    byId('comment').focus();
  }
  rememberFocus();
  byId('search').focus();
  change();
  returnFocus(byId('button'));
  expect(byId('button')).toHaveFocus();
});

it('open dialogs are closed', () => {
  const close = jest.fn();
  HTMLDialogElement.prototype.close = close;
  closeDialogs();
  expect(close).toHaveBeenCalledTimes(1);
});
