/** @jest-environment node */
import { searchGroupOf } from './search-groups';

test.each(
  Object.entries({
    '/': 'Documentation',
    '/apis': 'Building blocks',
    '/concepts/introduction': 'Concepts',
    '/concepts/comparison/terraform': 'Comparisons',
    '/guides': 'Guides',
    '/guides/nodejs/rest-api': 'Node.js guides',
    '/guides/terraform/start': 'Terraform guides',
    '/reference/nodejs/api/api-get': 'Node.js SDK v1',
    '/reference/nodejs/v0/api/api-get': 'Node.js SDK v0',
    '/reference/csharp/v0': 'C# .NET SDK v0',
    '/reference/providers/aws/apis': 'AWS provider',
    '/reference/providers/gcp/apis': 'Google Cloud provider',
    '/reference/cli': 'CLI',
    '/reference/env': 'Reference',
    '/faq': 'Help',
  }),
)('%s is in %s', (route, group) => {
  expect(searchGroupOf(route)).toBe(group);
});
