import type { SdkAdapter } from './contracts';
import { goAdapter } from './go-adapter';
import { nodejsAdapter } from './nodejs-adapter';
import { pythonAdapter } from './python-adapter';

/** The SDKs whose reference is compared with their public interface. */
export const adapters: readonly SdkAdapter[] = [nodejsAdapter, pythonAdapter, goAdapter];
