/** @jest-environment node */
import { readEnv } from '../src/config/node/env';
import { createDocsOptions } from './docs-options';
import { PageRecords } from './lib/page-records';
import { RunnableSamples } from './lib/runnable-samples';

describe('createDocsOptions', () => {
  const options = createDocsOptions(
    readEnv({ DOCS_EDIT_BRANCH: 'next' }),
    new PageRecords(),
    new RunnableSamples('.'),
  );

  it('serves the current version at the root, and frozen versions below their SDK', () => {
    expect(options).toMatchObject({ routeBasePath: '/', lastVersion: 'current' });
    expect(
      Object.entries(options.versions ?? {}).map(([name, version]) => [
        name,
        version.label,
        version.path,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['current', 'Latest', ''],
        ['nodejs-v0', 'Node.js v0', 'reference/nodejs/v0'],
        ['python-v0', 'Python v0', 'reference/python/v0'],
        ['go-v0', 'Go v0', 'reference/go/v0'],
        ['csharp-v0', 'C# .NET v0', 'reference/csharp/v0'],
        ['jvm-v0', 'JVM v0', 'reference/jvm/v0'],
      ]),
    );
  });

  it('uses the edit branch of the environment', () => {
    const { editUrl } = options;
    const params = {
      version: 'go-v0',
      versionDocsDirPath: 'versioned_docs/version-go-v0',
      docPath: 'api/api.mdx',
      permalink: '/docs/reference/go/v0/api/api',
      locale: 'en',
    };
    expect(typeof editUrl === 'function' && editUrl(params)).toBe(
      'https://github.com/nitrictech/docs/edit/next/versioned_docs/version-go-v0/api/api.mdx',
    );
  });
});
