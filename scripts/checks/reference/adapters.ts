import type { SdkAdapter } from './contracts';
import { goAdapter } from './go-adapter';
import { nodejsAdapter } from './nodejs-adapter';
import { pythonAdapter } from './python-adapter';

/** The SDKs whose reference pages are checked. */
export const adapters: readonly SdkAdapter[] = [nodejsAdapter, pythonAdapter, goAdapter];
