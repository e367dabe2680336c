import type { Content, Declared, PlaygroundEvent } from '@nitric-docs/playground/protocol';
import { element } from './element';
import styles from './styles.module.css';

const LONGEST_TEXT = 400;
const LOG_LINES = 200;

const cut = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

/** A heading and rows of two texts. Hidden while it has no rows. */
function section(title: string) {
  const list = element('dl');
  const whole = element('section', { hidden: true }, element('h4', { textContent: title }), list);
  return {
    element: whole,
    show: (rows: readonly (readonly [name: string, text: string])[]) => {
      whole.hidden = rows.length === 0;
      list.replaceChildren(
        ...rows.map(([name, text]) =>
          element(
            'div',
            {},
            element('dt', { textContent: name }),
            element('dd', { textContent: cut(text) }),
          ),
        ),
      );
    },
  };
}

const declaredRows = ({ apis, resources }: Declared): [string, string][] => [
  ...apis.flatMap(({ name, routes }) =>
    routes.map(({ methods, path }): [string, string] => [name, `${methods.join(', ')} ${path}`]),
  ),
  ...resources.map(({ kind, name, permissions }): [string, string] => [
    name,
    permissions.length === 0 ? kind : `${kind}: ${permissions.join(', ')}`,
  ]),
];

const contentRows = ({ buckets, keyvalue, queues, secrets }: Content): [string, string][] => {
  const values = (kind: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
    Object.entries(kind).flatMap(([name, entries]) =>
      Object.entries(entries).map(([key, value]): [string, string] => [
        `${name}/${key}`,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
  return [
    ...values(buckets),
    ...values(keyvalue),
    ...Object.entries(queues).flatMap(([name, messages]) =>
      messages.map((message): [string, string] => [name, JSON.stringify(message)]),
    ),
    ...Object.entries(secrets),
  ];
};

/** What a cloud would do with a call: "`receipts` requests `write`, but not `read`". */
export const deniedText = (message: string): string => `A cloud would deny this call: ${message}.`;

export function createViews() {
  const resources = section('Declared');
  const content = section('Stored');
  const log = section('Log');
  let lines: [string, string][] = [];
  const addLine = (name: string, text: string): void => {
    lines = [...lines.slice(1 - LOG_LINES), [name, text]];
    log.show(lines);
  };
  return {
    element: element(
      'div',
      { className: styles.views ?? '' },
      log.element,
      content.element,
      resources.element,
    ),
    declare: (declared: Declared) => resources.show(declaredRows(declared)),
    show: (event: PlaygroundEvent) => {
      if (event.kind === 'content') {
        content.show(contentRows(event.content));
      } else if (event.kind === 'log') {
        addLine(event.level, event.text);
      } else if (event.kind === 'received') {
        addLine(event.client || event.websocket, event.text);
      } else {
        addLine(event.kind, event.message.replaceAll('`', ''));
      }
    },
  };
}
