/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPlayground } from '@nitric-docs/playground/client';
import type { Action, PlaygroundEvent, Result } from '@nitric-docs/playground/protocol';
import { togglePanel } from '.';

jest.mock('@nitric-docs/playground/client', () => ({ createPlayground: jest.fn() }));

const sample = {
  source: 'api("shop")',
  code: 'api("shop");',
  steps: [
    { request: 'POST /orders', body: { id: 'o1' } },
    { topic: 'payments', payload: { order: 'o1' } },
    { job: 'print', payload: { order: 'o1' } },
    { schedule: 'nightly' },
    { bucket: 'receipts', write: { 'o1.txt': '5.00' }, delete: ['o2.txt'] },
    { websocket: 'chat', actions: [{ connect: {} }, { send: 'hello' }, { receive: true }] },
  ] satisfies Action[],
  files: { frame: '/frame', worker: '/worker.js', stripTypes: '/strip-types.js' },
};

const created: Result = { response: { status: 201, headers: {}, body: '{"id":"o1"}' } };
const acted: Action[] = [];
const stop = jest.fn();
let emit: (event: PlaygroundEvent) => void;
let start = jest.fn();

const runButton = (): HTMLElement => screen.getByRole('button', { name: 'Run' });

beforeEach(() => {
  acted.length = 0;
  stop.mockClear();
  jest.mocked(createPlayground).mockClear();
  start = jest.fn().mockResolvedValue({
    apis: [{ name: 'shop', routes: [{ methods: ['POST'], path: '/orders' }] }],
    resources: [{ kind: 'bucket', name: 'receipts', permissions: ['write'] }],
  });
  jest.mocked(createPlayground).mockImplementation((_, onEvent) => {
    emit = onEvent;
    const act = (action: Action): Promise<Result> => {
      acted.push(action);
      return Promise.resolve('request' in action ? created : { succeeded: true });
    };
    return { start, act, stop };
  });
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(sample) });
  document.body.innerHTML =
    '<div data-code><button aria-expanded="false" data-run="a1">Run</button><pre>api</pre></div>';
});

async function openPanel(): Promise<HTMLElement> {
  togglePanel(runButton());
  await screen.findByText('Running. 6 steps to try.');
  return screen.getByRole('region', { name: 'Run in your browser' });
}

it('starts the sample below it, and shows what it declares', async () => {
  const panel = await openPanel();
  expect(panel.previousElementSibling).toBe(document.querySelector('[data-code]'));
  expect(panel).toHaveTextContent('shopPOST /orders');
  expect(panel).toHaveTextContent('receiptsbucket: write');
});

it('sends a request as the reader has changed it, and shows the response', async () => {
  await openPanel();
  const body = screen.getByLabelText('Body');
  await userEvent.clear(body);
  await userEvent.type(body, '{{"id":"o2"}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(acted).toEqual([
    {
      request: 'POST /orders',
      headers: { 'Content-Type': 'application/json' },
      body: '{"id":"o2"}',
    },
  ]);
  expect(await screen.findByText('201')).toBeVisible();
  expect(screen.getByText('{"id":"o1"}', { selector: 'pre' })).toBeVisible();
});

it('has a button for each other step', async () => {
  await openPanel();
  for (const [name, action] of [
    ['Publish: payments', { topic: 'payments', payload: { order: 'o1' } }],
    ['Submit: print', { job: 'print', payload: { order: 'o1' } }],
    ['Run now: nightly', { schedule: 'nightly' }],
    ['Write a file: receipts', { bucket: 'receipts', write: { 'o1.txt': '5.00' } }],
    ['Delete: receipts', { bucket: 'receipts', delete: ['o2.txt'] }],
    ['Connect: chat', { websocket: 'chat', actions: [{ connect: {} }] }],
    ['Send: chat', { websocket: 'chat', actions: [{ send: 'hello' }] }],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(acted.at(-1)).toEqual(action);
  }
});

it('says what is wrong with a message that is not JSON, and keeps it', async () => {
  await openPanel();
  const message = screen.getAllByLabelText('Message')[0] as HTMLTextAreaElement;
  await userEvent.clear(message);
  await userEvent.type(message, 'order');
  await userEvent.click(screen.getByRole('button', { name: 'Publish: payments' }));
  expect(await screen.findByText(/JSON/, { selector: 'output pre' })).toBeVisible();
  expect(acted).toEqual([]);
  expect(message).toHaveValue('order');
});

it('shows the log as text', async () => {
  const panel = await openPanel();
  emit({ kind: 'log', level: 'info', text: '<b>order</b> o1' });
  expect(within(panel).getByText('<b>order</b> o1')).toBeVisible();
});

it('shows a field with the source in place of the lines', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText('Source of the sample')).toHaveFocus();
  expect(document.querySelector('[data-code] > pre')).not.toBeVisible();
});

it('says nothing about a start that another one has replaced', async () => {
  await openPanel();
  let replace = (): void => undefined;
  start.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        replace = () => reject(new Error('Another program was started.'));
      }),
  );
  const restart = screen.getByRole('button', { name: 'Restart' });
  await userEvent.click(restart);
  await userEvent.click(restart);
  await screen.findByText('Running. 6 steps to try.');
  replace();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Running. 6 steps to try.');
});

it('says that a sample could not be loaded', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: false, status: 503 });
  togglePanel(runButton());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('answered 503'));
});

it('hides Run buttons when not even the smallest program starts', async () => {
  start.mockRejectedValue(new Error('Importing a module script failed.'));
  togglePanel(runButton());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('can’t run samples'));
  expect(document.querySelector('[data-run]')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('keeps Run buttons when only this sample does not start', async () => {
  start.mockRejectedValueOnce(new Error('TypeError: no'));
  togglePanel(runButton());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('TypeError: no'));
  await waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  expect(runButton()).toBeVisible();
});
