// Bundles the server for the Dockerfile, which adds the packages that can't be bundled.
import { bundleProgram } from '@nitric-docs/docs-server/bundle';
import { ROOT } from './lib/root';

void bundleProgram(`${ROOT}/scripts/serve.ts`, 'server-bundle/main.cjs');
