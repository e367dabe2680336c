import { fireEvent, render, screen } from '@testing-library/react';
import { CrashPage } from '.';

it('says what failed, offers another try and a place to tell', () => {
  const tryAgain = jest.fn();
  render(<CrashPage error={new Error('menu is undefined')} tryAgain={tryAgain} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page can’t be shown');
  expect(screen.getByText('menu is undefined')).toBeVisible();
  expect(screen.getByRole('link', { name: 'tell us' })).toHaveAttribute(
    'href',
    expect.stringContaining('/issues/new'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
