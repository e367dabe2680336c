/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSdkFunctions } from '.';
import { SDK_FUNCTIONS_FILE, sdkFunctionsSchema } from '@nitric-docs/docs-server/sdk-functions';

// A fixed menu, so that other links don't change the expectations.
jest.mock('../../../src/config/node/navigation', () => ({
  menuForRoute: (route: string) => ({
    key: route.slice(1),
    groups: [
      {
        title: 'Boxes',
        links: [
          { title: 'box()', href: `${route}/boxes/box` },
          { title: 'box.put()', href: `${route}/boxes/box-put` },
          { title: 'Crates', href: `${route}/crates` },
        ],
      },
    ],
  }),
}));

const page = (title: string, symbol: string, parameters: string): string =>
  `---
title: ${title}
description: A description that has the length that the front matter requires.
symbol: ${symbol}
---

## Parameters

<Properties>

${parameters}

</Properties>
`;
const parameter = (name: string, required = ''): string =>
  `<Property name="${name}" type="string" ${required}>\n\nText.\n\n</Property>`;

let siteDir: string;
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sdk-functions-'));
  const write = (file: string, content: string): void => {
    const target = path.join(siteDir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  };
  const put = [parameter('key', 'required'), parameter('value')].join('\n\n');
  write('docs/reference/go/boxes/box.mdx', page('box()', 'box', parameter('name', 'required')));
  write('docs/reference/go/boxes/box-put.mdx', page('box.put()', 'Box.put', put));
  write('versioned_docs/version-go-v0/boxes/box.mdx', page('box()', 'box', ''));
  write(
    'versioned_docs/version-go-v0/crates.mdx',
    `---\ntitle: Crates\n---\n\n## Fill {/*#fill*/}\n\n| Call | What it does |\n| --- | --- |\n| \`Crate.Fill(with string)\` | Fills it. |\n`,
  );
});
afterAll(() => fs.rmSync(siteDir, { recursive: true, force: true }));

test('the functions of each version are written with their signatures, in the order of the menu', async () => {
  const outDir = path.join(siteDir, 'build');
  await writeSdkFunctions(siteDir, outDir);
  const file = fs.readFileSync(path.join(outDir, SDK_FUNCTIONS_FILE), 'utf8');
  const versions = sdkFunctionsSchema.parse(JSON.parse(file));
  const ofGo = versions.filter(({ sdk }) => sdk === 'go');
  const description = 'A description that has the length that the front matter requires.';
  const [resource, route] = ['Boxes', '/reference/go'];
  expect(ofGo).toEqual([
    {
      sdk: 'go',
      version: 'v1',
      functions: [
        { name: 'box', resource, signature: 'box(name)', description, route: `${route}/boxes/box` },
        {
          name: 'Box.put',
          resource,
          signature: 'box.put(key, value?)',
          description,
          route: `${route}/boxes/box-put`,
        },
      ],
    },
    {
      sdk: 'go',
      version: 'v0',
      functions: [
        { name: 'box', resource, signature: 'box()', description, route: `${route}/v0/boxes/box` },
        {
          name: 'Crate.Fill',
          resource: 'Crates',
          signature: 'Crate.Fill(with string)',
          description: 'Fills it.',
          route: `${route}/v0/crates#fill`,
        },
      ],
    },
  ]);
  expect(versions.find(({ sdk }) => sdk === 'dart')).toMatchObject({ functions: [] });
});
