import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordGoal } from '../analytics';
import { CodeBlock } from '../code/CodeBlock';
import { CodeGroup } from '../code/CodeGroup';
import { Command } from '../code/Command';
import { startTabs } from '../tabs/behavior';
import { startSampleReports } from './behavior';
import { postFeedback } from './feedback';
import { FeedbackForm } from './FeedbackForm';

jest.mock('../analytics', () => ({ recordGoal: jest.fn() }));
jest.mock('./feedback', () => ({
  ...jest.requireActual('./feedback'),
  postFeedback: jest.fn(() => Promise.resolve()),
}));

const renderPage = (python = 'import nitric', form = <FeedbackForm />): void =>
  void render(
    <article>
      <h1>Storage</h1>
      <CodeBlock lang="yaml" title="nitric.yaml" html="name: shop" />
      <h2 id="files">Files</h2>
      <CodeGroup>
        <CodeBlock lang="typescript" title="services/api.ts" html="const a = 1" />
        <CodeBlock lang="python" title="services/api.py" html={python} />
      </CodeGroup>
      <Command html="nitric start" />
      {form}
    </article>,
  );
const reportButton = (): HTMLElement => screen.getByRole('button', { name: /^Doesn't work/ });
const comment = (): HTMLElement =>
  screen.getByRole('textbox', { name: "What doesn't work in this sample?" });

/** What the reader of the page sends about the sample in Python. */
async function sendReport(python?: string): Promise<unknown> {
  renderPage(python);
  await userEvent.click(screen.getByRole('tab', { name: 'Python' }));
  await userEvent.click(reportButton());
  await userEvent.keyboard('ImportError');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return jest.mocked(postFeedback).mock.lastCall?.[0];
}

beforeAll(() => {
  window.scrollBy = jest.fn();
  startTabs();
  startSampleReports();
});
afterEach(() => document.querySelector('[data-report]')?.remove());

it('reports the sample, its language, and the version of the SDK, and counts the goal', async () => {
  expect(await sendReport()).toMatchObject({
    answer: 'no',
    comment: 'ImportError',
    sample: {
      id: expect.stringMatching(/^files-[\da-z]+$/),
      title: 'Files: Python sample',
      language: 'python',
      version: 'v1',
    },
  });
  expect(jest.mocked(recordGoal).mock.calls).toEqual([['Feedback sent']]);
});

it('gives a sample the same ID until its code changes', async () => {
  const ids: unknown[] = [];
  for (const python of ['import nitric', 'import nitric', 'import os']) {
    cleanup();
    ids.push(((await sendReport(python)) as { sample: { id: string } }).sample.id);
  }
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('names the sample in the form, and keeps the comment if the reader reports another one', async () => {
  renderPage();
  await userEvent.hover(screen.getByText('name: shop'));
  expect(reportButton()).toHaveAccessibleName("Doesn't work for you? nitric.yaml");
  await userEvent.click(reportButton());
  expect(comment()).toHaveFocus();
  expect(comment()).toHaveAccessibleDescription('Storage: nitric.yaml');
  expect(screen.getByRole('link', { name: 'Storage: nitric.yaml' })).toHaveAttribute(
    'href',
    '#main',
  );
  await userEvent.keyboard('Fails');
  await userEvent.hover(screen.getByRole('tab', { name: 'Python' }));
  await userEvent.click(reportButton());
  expect(comment()).toHaveValue('Fails');
  expect(comment()).toHaveFocus();
  expect(comment()).toHaveAccessibleDescription('Files: TypeScript sample');
});

it('is the next stop after Copy, and stays while it has the focus', async () => {
  renderPage();
  screen.getByRole('button', { name: 'Copy nitric.yaml' }).focus();
  await userEvent.tab();
  expect(reportButton()).toHaveFocus();
  await userEvent.hover(screen.getByRole('tab', { name: 'Python' }));
  expect(reportButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(comment()).toHaveFocus();
});

it.each([
  ['a command', <FeedbackForm key="form" />, () => screen.getByText('nitric start')],
  ['a page without the form', <></>, () => screen.getByText('name: shop')],
])('is not offered for %s', async (_, form, sample) => {
  renderPage(undefined, form);
  await userEvent.hover(sample());
  expect(screen.queryByRole('button', { name: /^Doesn't work/ })).not.toBeInTheDocument();
});
