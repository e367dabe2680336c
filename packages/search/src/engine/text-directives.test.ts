import { searchOver } from '../../tests/search-files';

const search = searchOver([
  [
    '/errors',
    'Errors',
    'Remove errors.',
    [
      [
        'Bucket not found',
        'Cause: The service has no permission. Fix: Ask for a permission, and restart.',
      ],
      [
        'Queue not found',
        'Cause: The service has no permission. Fix: Grant queue-wide access. Restart',
      ],
    ],
  ],
]);

async function directiveOf(query: string, objectID: string): Promise<string | undefined> {
  const { hits } = await search.search({ query, hitsPerPage: 20, snippetWords: 20 });
  const hit = hits.find((each) => each.objectID === objectID);
  expect(hit).toBeDefined();
  return hit?.directive;
}

it.each([
  [
    'service permission',
    '/errors#bucket-not-found',
    'text=The-,service,-has&text=no-,permission.,-Fix%3A&text=a-,permission%2C,-and',
  ],
  // A hyphen separates the parts of a directive.
  [
    'grant access',
    '/errors#queue-not-found',
    'text=Fix%3A-,Grant,-queue%2Dwide&text=queue%2Dwide-,access.,-Restart',
  ],
])('marks the words of %s in %s', async (query, objectID, directive) => {
  expect(await directiveOf(query, objectID)).toBe(directive);
});

it.each([
  ['an earlier section contains', 'service cause queue', '/errors#queue-not-found'],
  ['the heading contains', 'bucket', '/errors#bucket-not-found'],
  ['are in the description of the page', 'errors', '/errors'],
])('marks no words that %s: %s', async (_, query, objectID) => {
  expect(await directiveOf(query, objectID)).toBeUndefined();
});
