import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { declarationsIn } from './node-declarations';

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

test('the declarations of a checkout contain types and no code', () => {
  const checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'node-sdk-'));
  fs.mkdirSync(path.join(checkout, 'src'));
  for (const [file, text] of Object.entries(sources)) {
    fs.writeFileSync(path.join(checkout, file), text);
  }
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
  fs.rmSync(checkout, { recursive: true });
});
