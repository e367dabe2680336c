/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { declarationsIn } from '@nitric-docs/nitric-facts/node-declarations';
import { missingInInstalledSdk, nodeSdkCheckout } from './node-sdks';

const sources = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: { declaration: true, baseUrl: '.', paths: { '@nitric/proto/*': ['gen/*'] } },
  }),
  'src/index.ts': "export * from './quay'",
  'src/quay.ts': [
    "import { Wire } from '@nitric/proto/wire'",
    '/** A comment. */',
    'export class Quay { private wire = new Wire(); berths() { return 3 } }',
    "export const quay = (side: 'north') => new Quay()",
  ].join('\n'),
};

let checkout: string;

beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'node-sdk-'));
  for (const [file, text] of Object.entries(sources)) {
    fs.mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
    fs.writeFileSync(path.join(checkout, file), text);
  }
});

afterEach(() => {
  delete process.env.NITRIC_NODE_SDK;
  fs.rmSync(checkout, { recursive: true });
});

test('the declarations of a checkout contain types and no code', () => {
  expect(declarationsIn(checkout)).toBe(`declare module "@nitric/sdk/quay" {
    export class Quay {
        private wire;
        berths(): number;
    }
    export const quay: (side: "north") => Quay;
}
declare module "@nitric/sdk" {
    export * from "@nitric/sdk/quay";
}
`);
});

test('a checkout of another release is rejected', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: checkout,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Release');
  git('tag', 'v0.0.1');
  expect(nodeSdkCheckout()).toBeUndefined();
  process.env.NITRIC_NODE_SDK = checkout;
  expect(nodeSdkCheckout).toThrow(
    /^NITRIC_NODE_SDK=.* is a checkout of v0\.0\.1\. Accepted: v\d\S+, as in packages\/nitric-facts\/releases\.json\. Run "git -C /,
  );
});

test.each([
  ["import { api, type ApiOptions, kv as store } from '@nitric/sdk'", []],
  ["import {\n  anchor,\n  type Buoy,\n  api,\n} from '@nitric/sdk'", ['anchor']],
  ["const { anchor: a } = require('@nitric/sdk')", ['anchor']],
  ["import { anchor } from './anchor'", []],
])('what the installed SDK lacks for %j', (code, missing) => {
  expect(missingInInstalledSdk(code)).toEqual(missing);
});
