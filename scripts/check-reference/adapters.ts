import type { SdkAdapter } from './contracts';
import { nodejsAdapter } from './nodejs-adapter';

/** The SDKs whose reference is compared with their public interface. */
export const adapters: readonly SdkAdapter[] = [nodejsAdapter];
