/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { bufferText, discardBufferedText } from './text-buffer';

const fieldNamed = (label: string): HTMLInputElement =>
  screen.getByRole('textbox', { name: label });

beforeEach(() => {
  document.body.innerHTML = '<input aria-label="Search">';
});
afterEach(discardBufferedText);

it('repeats Enter in the final field, after the text', async () => {
  const entered: string[] = [];
  fieldNamed('Search').addEventListener('keydown', ({ key, target }) => {
    entered.push(`${key} ${(target as HTMLInputElement).value}`);
  });
  bufferText('Search docs');
  await userEvent.keyboard('api{Enter}');
  fieldNamed('Search').focus();
  await Promise.resolve();
  expect(entered).toEqual(['Enter api']);
});

it.each([
  ['replaces the text of the final field', 'api', 'api'],
  ['keeps the text of the final field if nothing was typed', '', 'kept'],
])('%s', async (_, typed, expected) => {
  fieldNamed('Search').value = 'kept';
  bufferText('Search docs', typed);
  fieldNamed('Search').focus();
  await Promise.resolve();
  expect(fieldNamed('Search')).toHaveValue(expected);
});
