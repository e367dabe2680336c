import type {
  Action,
  BucketAction,
  JobAction,
  JsonObject,
  RequestAction,
  Result,
  ScheduleAction,
  SocketAction,
  TopicAction,
  WebsocketAction,
} from '@nitric-docs/playground/protocol';
import { element, withCode } from './element';
import styles from './styles.module.css';

export interface Outcome {
  result: Result;
  /** What a cloud would have denied of it. */
  denied: readonly string[];
}

/** Runs an action. @throws an error with what the runtime said */
export type Act = (action: Action) => Promise<Outcome>;

interface ActionForm {
  /** What the button says, such as `Send`. */
  verb: string;
  /** What stands in front of the fields, such as the name of a topic. */
  title: string;
  fields: readonly (readonly [label: string, field: HTMLInputElement | HTMLTextAreaElement])[];
  /** @throws a SyntaxError if a field isn't JSON */
  read: () => Action;
}

const line = (value: string): HTMLInputElement =>
  element('input', { value, spellcheck: false, autocomplete: 'off' });

const lines = (value: string): HTMLTextAreaElement =>
  element('textarea', { value, spellcheck: false, rows: Math.min(value.split('\n').length, 12) });

/** JSON that fits in a line isn't indented. */
const LINE_LENGTH = 48;

/** A text as it is, and anything else as JSON. */
function shown(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  const text = JSON.stringify(value);
  return text.length > LINE_LENGTH ? JSON.stringify(value, null, 2) : text;
}

const hasBody = (request: string, body: unknown): boolean =>
  body !== undefined || /^(?:POST|PUT|PATCH) /.test(request);

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^\s*([^:\s]+)\s*:\s*(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

function requestForm(step: RequestAction): ActionForm {
  const { request, api, headers, body, save } = step;
  const address = line(request);
  const head = headers && lines(headerLines(headers));
  const text = hasBody(request, body) ? lines(body === undefined ? '' : shown(body)) : undefined;
  return {
    verb: 'Send',
    title: api ?? '',
    fields: [
      ['Request', address],
      ...(head ? ([['Headers', head]] as const) : []),
      ...(text ? ([['Body', text]] as const) : []),
    ],
    read: () => ({
      request: address.value.trim(),
      ...(api !== undefined && { api }),
      ...(save && { save }),
      headers: {
        // As `body` with an object in a scenario.
        ...(body !== undefined &&
          typeof body !== 'string' && { 'Content-Type': 'application/json' }),
        ...(head && readHeaders(head.value)),
      },
      ...(text && { body: text.value }),
    }),
  };
}

function payloadForm(step: TopicAction | JobAction): ActionForm {
  const { payload = {}, ...target } = step;
  const field = lines(shown(payload));
  const read = (): Action => ({ ...target, payload: JSON.parse(field.value) as JsonObject });
  return 'topic' in step
    ? { verb: 'Publish', title: step.topic, fields: [['Message', field]], read }
    : { verb: 'Submit', title: step.job, fields: [['Data', field]], read };
}

const scheduleForm = ({ schedule }: ScheduleAction): ActionForm => ({
  verb: 'Run now',
  title: schedule,
  fields: [],
  read: () => ({ schedule }),
});

/** One form per file, because each is one press. */
function bucketForms({ bucket, write = {}, delete: deleted = [] }: BucketAction): ActionForm[] {
  const writes = Object.entries(write).map(([key, content]): ActionForm => {
    const [name, text] = [line(key), lines(content)];
    return {
      verb: 'Write a file',
      title: bucket,
      fields: [
        ['File', name],
        ['Content', text],
      ],
      read: () => ({ bucket, write: { [name.value]: text.value } }),
    };
  });
  const deletes = deleted.map((key): ActionForm => {
    const name = line(key);
    return {
      verb: 'Delete',
      title: bucket,
      fields: [['File', name]],
      read: () => ({ bucket, delete: [name.value] }),
    };
  });
  return [...writes, ...deletes];
}

/** What the browser waits for is shown when it arrives. */
function websocketForms({ websocket, actions }: WebsocketAction): ActionForm[] {
  const formOf = (action: SocketAction): ActionForm[] => {
    const client = action.client === undefined ? {} : { client: action.client };
    const form = (
      verb: string,
      fields: ActionForm['fields'],
      read: () => SocketAction,
    ): ActionForm[] => [
      {
        verb,
        title: action.client ?? websocket,
        fields,
        read: () => ({ websocket, actions: [{ ...read(), ...client }] }),
      },
    ];
    if (action.connect !== undefined) {
      const { query } = action.connect;
      const values = query && line(new URLSearchParams(query).toString());
      return form('Connect', values ? [['Query', values]] : [], () => ({
        connect: values ? { query: Object.fromEntries(new URLSearchParams(values.value)) } : {},
      }));
    }
    if (action.send !== undefined) {
      const message = line(shown(action.send));
      return form('Send', [['Message', message]], () => ({ send: message.value }));
    }
    return action.disconnect ? form('Disconnect', [], () => ({ disconnect: true })) : [];
  };
  return actions.flatMap(formOf);
}

function formsOf(step: Action): ActionForm[] {
  if ('request' in step) {
    return [requestForm(step)];
  }
  if ('topic' in step || 'job' in step) {
    return [payloadForm(step)];
  }
  if ('schedule' in step) {
    return [scheduleForm(step)];
  }
  return 'bucket' in step ? bucketForms(step) : websocketForms(step);
}

function bodyText(body: string): string {
  try {
    return shown(JSON.parse(body));
  } catch {
    return body;
  }
}

const outcomes: Readonly<Record<string, string>> = {
  Publish: 'Published',
  Submit: 'Ran',
  'Run now': 'Ran',
  'Write a file': 'Written',
  Delete: 'Deleted',
  Connect: 'Connected',
  Send: 'Sent',
  Disconnect: 'Disconnected',
};

/** What a result says: a title such as `201`, and a text. */
function textsOf(verb: string, result: Result): [title: string, text: string] {
  if ('response' in result) {
    return [String(result.response.status), bodyText(result.response.body)];
  }
  return 'succeeded' in result && !result.succeeded
    ? ['Failed', 'The handler reported a failure. The log shows more.']
    : [outcomes[verb] ?? 'Done', ''];
}

function itemOf({ verb, title, fields, read }: ActionForm, act: Act): HTMLLIElement {
  const output = element('output', { className: styles.output ?? '' });
  const show = (heading: string, text: string, denied: readonly string[] = []): void => {
    output.toggleAttribute('data-failed', denied.length > 0 || /^(?:[45]|Failed)/.test(heading));
    output.replaceChildren(
      element('strong', { textContent: heading }),
      ...(text === '' ? [] : [element('pre', { textContent: text })]),
      ...denied.map((message) => element('p', {}, ...withCode(message))),
    );
  };
  const form = element(
    'form',
    {
      onsubmit: (event: Event) => {
        event.preventDefault();
        Promise.resolve()
          .then(() => act(read()))
          .then(
            ({ result, denied }) => show(...textsOf(verb, result), denied),
            (error: Error) => show('Failed', error.message),
          );
      },
    },
    ...(title === '' ? [] : [element('code', { textContent: title })]),
    ...fields.map(([label, field]) =>
      element('label', {}, element('span', { textContent: label }), field),
    ),
    element('button', { textContent: verb, ariaLabel: title === '' ? verb : `${verb}: ${title}` }),
    output,
  );
  return element('li', {}, form);
}

export const actionList = (steps: readonly Action[], act: Act): HTMLOListElement =>
  element('ol', {}, ...steps.flatMap((step) => formsOf(step).map((form) => itemOf(form, act))));
