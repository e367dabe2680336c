import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordGoal } from '../../analytics';
import { postFeedback } from '../feedback';
import { FeedbackForm } from '.';

jest.mock('../../analytics', () => ({ recordGoal: jest.fn() }));
jest.mock('../feedback', () => ({
  ...jest.requireActual('../feedback'),
  postFeedback: jest.fn(() => Promise.resolve()),
}));

it('sends the answer and the comment, counts the goal, and thanks the reader', async () => {
  render(<FeedbackForm />);
  await userEvent.click(screen.getByRole('button', { name: 'It was helpful' }));
  await userEvent.keyboard('Clear samples.');
  expect(recordGoal).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you for your feedback!')).toHaveFocus();
  expect(postFeedback).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ answer: 'yes', comment: 'Clear samples.' }),
  );
  expect(jest.mocked(recordGoal).mock.calls).toEqual([['Feedback sent']]);
});
