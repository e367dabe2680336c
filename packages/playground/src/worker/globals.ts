/** What the SDK and programs use of Node.js. It is there before the SDK is loaded. */
import { randomUUID } from './uuid';

Object.assign(globalThis, {
  process: { env: {}, argv: [], on: () => undefined },
});
Object.assign(crypto, { randomUUID });
