import { stringify } from 'yaml';
import { errorComponents, parseErrorMessages } from './error-data';

const sourceOf = (fragment: string, repository = 'nitrictech/cli') => [
  { repository, path: 'pkg/a.go', fragments: [fragment] },
];

const entry = {
  message: 'cannot read <file>: no access',
  source: sourceOf('cannot read %s: no access'),
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

it.each([
  ["'%s' and \\'quotes\\'", "'<name>' and 'quotes'"],
  ['needs \\"%d\\" items', 'needs "<number>" items'],
  ['${count} of $total', '<number> of <number>'],
])('accepts the fragment %j of the message %j', (fragment, message) => {
  const text = fileWith({ message, source: sourceOf(fragment) });
  expect(() => parseErrorMessages(text)).not.toThrow();
});

it.each([
  [{ id: 'No_access' }, /cli\.0\.id: must be words joined by hyphens/],
  [{ id: 'docker-message' }, /duplicate id "docker-message"/],
  [{ message: 'a\nb' }, /cli\.0\.message: must be one line/],
  [{ message: 'cannot read <file' }, /contains a < that starts no placeholder/],
  [{ source: [] }, /cli\.0\.source: /],
  [{ source: sourceOf('cannot read', 'cli') }, /must be a repository on GitHub/],
  [
    { source: sourceOf('cannot read %s: gone') },
    /no line of the message contains ": gone", which is part of a fragment/,
  ],
  [{ cause: '' }, /cli\.0\.cause: /],
  [{ link: { text: 'A', href: 'errors' } }, /cli\.0\.link\.href: /],
  [{ severity: 'high' }, /"severity"/],
])('rejects a message with %j', (change, message) => {
  expect(() => parseErrorMessages(fileWith(change))).toThrow(message);
});

it('rejects a component without messages', () => {
  expect(() => parseErrorMessages(fileWith({}, { dart: undefined }))).toThrow(/dart/);
});
