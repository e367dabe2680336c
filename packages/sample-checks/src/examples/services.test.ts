import { temporaryFolder } from '../tests/temporary-folder';
import { startCommandsOf, variablesOf } from './services';

const { root: folder, write } = temporaryFolder();

test('each folder that matches is a service', () => {
  write('go-services/orders/main.go');
  write('go-services/mail/main.go');
  write('nitric.yaml', 'services: [{ match: go-services/*, start: go run ./$SERVICE_PATH }]');
  expect(startCommandsOf(folder)).toEqual([
    'go run ./go-services/mail',
    'go run ./go-services/orders',
  ]);
});

test('each file that matches is a service, in its base directory', () => {
  ['services/b.ts', 'services/a.ts', 'services/a.test.js', 'app/main.py'].forEach((file) =>
    write(file),
  );
  write(
    'nitric.yaml',
    `name: tools
services:
  - match: services/*.ts
    start: npx tsx $SERVICE_PATH
batch-services:
  - match: main.py
    basedir: app
    start: python \${SERVICE_PATH}
`,
  );
  expect(startCommandsOf(folder)).toEqual([
    'npx tsx services/a.ts',
    'npx tsx services/b.ts',
    '(cd app && exec python main.py)',
  ]);
});

test('a pattern without a file is an error', () => {
  write('nitric.yaml', 'name: tools\nservices:\n  - match: jobs/*.ts\n    start: npx tsx\n');
  expect(() => startCommandsOf(folder)).toThrow('match "jobs/*.ts" doesn\'t match any file');
});

test('services get the variables of the .env file', () => {
  expect(variablesOf(folder)).toEqual({});
  write('.env', '# The folder of the project\nPYTHONPATH=.\nCURRENCY="USD"\n');
  expect(variablesOf(folder)).toEqual({ PYTHONPATH: '.', CURRENCY: 'USD' });
});
