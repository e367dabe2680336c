import { stringify } from 'yaml';
import { errorComponents, parseErrorMessages } from './error-data';

const entry = {
  message: 'cannot read <file>: no access',
  source: [
    { repository: 'nitrictech/cli', path: 'pkg/a.go', fragments: ['cannot read %s: no access'] },
  ],
  cause: 'You have no access to the file.',
  fix: 'Change its permissions.',
  link: { text: 'Permissions', href: '/storage#permissions' },
};

/** The text of a file with a message for each component, and the changes to the first. */
const fileWith = (first: object = {}, more: object = {}): string =>
  stringify({
    ...Object.fromEntries(
      errorComponents.map((id, index) => [
        id,
        [{ id: `${id}-message`, ...entry, ...(index === 0 ? first : {}) }],
      ]),
    ),
    ...more,
  });

it('reads the messages in the order of the components', () => {
  const messages = parseErrorMessages(fileWith());
  expect(messages.map(({ component }) => component)).toEqual(errorComponents);
  expect(messages[0]).toMatchObject({ id: 'cli-message', component: 'cli', ...entry });
});

it.each([
  ["'%s' and \\'quotes\\'", "'<name>' and 'quotes'"],
  ['needs \\"%d\\" items', 'needs "<number>" items'],
  ['${count} of $total', '<number> of <number>'],
])('accepts the fragment %j of the message %j', (fragment, message) => {
  const source = [{ repository: 'a/b', path: 'c.go', fragments: [fragment] }];
  expect(() => parseErrorMessages(fileWith({ message, source }))).not.toThrow();
});

it.each([
  [
    'an id with other characters',
    { id: 'No_access' },
    /cli\.0\.id: must be words joined by hyphens/,
  ],
  ['a duplicate id', { id: 'docker-message' }, /duplicate id "docker-message"/],
  ['a message of two lines', { message: 'a\nb' }, /cli\.0\.message: must be one line/],
  [
    'an open placeholder',
    { message: 'cannot read <file' },
    /contains a < that starts no placeholder/,
  ],
  ['no source', { source: [] }, /cli\.0\.source: /],
  [
    'a source that is no repository',
    { source: [{ repository: 'cli', path: 'a.go', fragments: ['cannot read'] }] },
    /must be a repository on GitHub/,
  ],
  [
    'a fragment that no line contains',
    { source: [{ repository: 'a/b', path: 'c.go', fragments: ['cannot read %s: gone'] }] },
    /no line of the message contains ": gone"/,
  ],
  ['no cause', { cause: '' }, /cli\.0\.cause: /],
  ['a link that is no route', { link: { text: 'A', href: 'errors' } }, /cli\.0\.link\.href: /],
  ['an unknown field', { severity: 'high' }, /"severity"/],
])('rejects %s', (_name, change, message) => {
  expect(() => parseErrorMessages(fileWith(change))).toThrow(message);
});

it.each([
  ['an unknown component', { ruby: [entry] }, /ruby/],
  ['a component without messages', { dart: undefined }, /dart/],
])('rejects %s', (_name, change, message) => {
  expect(() => parseErrorMessages(fileWith({}, change))).toThrow(message);
});
