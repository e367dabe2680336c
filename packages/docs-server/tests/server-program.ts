// A server of a site for tests, which run it in a process of its own.
import * as z from 'zod';
import { serverVariables } from '../src/env';
import { serve } from '../src/serve';
import { docsSite } from './docs-site';

serve(docsSite, (source) => ({
  ...z.object(serverVariables).parse(source),
  DOCS_SITE_URL: 'https://docs.example.com',
}));
