// npm run serve: serves the built site with its API.
import { serve } from '@nitric-docs/docs-server/serve';
import { docsSite } from '../src/config/node/docs-site';
import { readEnv } from '../src/config/node/env';

serve(docsSite, readEnv);
