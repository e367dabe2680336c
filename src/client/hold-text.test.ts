import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { dropText, heldText, holdText } from './hold-text';

const place = (label: string): HTMLInputElement => screen.getByRole('textbox', { name: label });

beforeEach(() => {
  document.body.innerHTML = '<input aria-label="Search">';
});
afterEach(dropText);

it('takes what is typed until the field is there, then puts it in and goes', async () => {
  const heard = jest.fn();
  place('Search').addEventListener('input', heard);
  holdText('Search docs');
  expect(place('Search docs')).toHaveFocus();
  await userEvent.keyboard('api');
  expect(heldText()).toBe('api');

  place('Search').focus();
  await userEvent.keyboard('s');
  expect(place('Search')).toHaveValue('apis');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(heldText()).toBeUndefined();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

it('takes the place of what the field suggests', async () => {
  place('Search').value = 'selected by the page';
  holdText('Search docs', 'api');
  place('Search').focus();
  await Promise.resolve();
  expect(place('Search')).toHaveValue('api');
});

it('leaves the field alone when nothing was typed', async () => {
  place('Search').value = 'kept';
  holdText('Search docs');
  place('Search').focus();
  await Promise.resolve();
  expect(place('Search')).toHaveValue('kept');
});

it('is there once, and keeps its text when it is asked for again', async () => {
  holdText('Search docs');
  await userEvent.keyboard('a');
  holdText('Search docs');
  await userEvent.keyboard('b');
  expect(heldText()).toBe('ab');
});

it('is given up by a focus elsewhere, and by whoever drops it', async () => {
  holdText('Search docs', 'api');
  place('Search docs').blur();
  expect(heldText()).toBeUndefined();
  holdText('Search docs', 'api');
  dropText();
  expect(heldText()).toBeUndefined();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
