// Bundles the server for the Dockerfile.
import { bundleServer } from '@nitric-docs/docs-server/bundle';
import { ROOT } from './lib/root';

const OUT = 'server-bundle';

void bundleServer(`${ROOT}/scripts/serve.ts`, ROOT, OUT).then((copied) =>
  console.log(`${OUT}: the server and ${copied} packages.`),
);
