// Bundles the server for the Dockerfile, which adds the packages that can't be bundled.
import path from 'node:path';
import { bundleProgram } from '@nitric-docs/docs-server/bundle';

void bundleProgram(path.resolve('scripts/serve.ts'), 'server-bundle/main.cjs');
