import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedbackChoices } from '../feedback';
import { FeedbackForm } from './index';

const fetchMock = jest.fn();
beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ status: 200 });
  global.fetch = fetchMock;
});

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test.each(feedbackChoices)(
  'choosing "$label" shows it as the label of a focused comment box',
  async ({ label }) => {
    render(<FeedbackForm />);
    await choose(label);
    const box = screen.getByRole('textbox', { name: label });
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('rows', '5');
    expect(box).toHaveAttribute('placeholder', "We'd love to hear your feedback!");
  },
);

test('sends the URL, user agent, comment, and answer, even if the comment is empty', async () => {
  render(<FeedbackForm />);
  await choose('It was not helpful');
  await send();
  expect(await screen.findByText('Thank you for your feedback!')).toHaveFocus();
  const [address, options] = fetchMock.mock.calls[0];
  expect(address).toBe('/docs/api/feedback');
  expect(options).toMatchObject({ method: 'POST', keepalive: true });
  expect(JSON.parse(options.body)).toEqual({
    url: window.location.href,
    ua: navigator.userAgent,
    comment: '',
    answer: 'no',
  });
});

test('shows that it is submitting and ignores further submits', async () => {
  let finish: (response: { status: number }) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  render(<FeedbackForm />);
  await choose('I have feedback');
  await userEvent.type(screen.getByRole('textbox'), 'More on limits');
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Submitting feedback');
  await send();
  finish({ status: 200 });
  expect(await screen.findByText('Thank you for your feedback!')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('thanks the reader even if the request fails', async () => {
  fetchMock.mockRejectedValue(new TypeError('network'));
  render(<FeedbackForm />);
  await choose('It was helpful');
  await send();
  expect(await screen.findByText('Thank you for your feedback!')).toBeVisible();
});
