/** @jest-environment jsdom */
import { focusedElement } from '@nitric-docs/static-islands/browser';
import { returnFocus } from './focus';

it('the focus goes to another element if the one that had it is gone', () => {
  document.body.innerHTML = '<input id="comment"><button></button>';
  const [comment, button] = document.querySelectorAll<HTMLElement>('body > *');
  comment?.focus();
  const focused = focusedElement();
  comment?.remove();
  returnFocus(focused, button ?? null);
  expect(button).toHaveFocus();
});
