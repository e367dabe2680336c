import type { DocumentedSymbol } from '../config';
import type { ApiSymbol } from '@nitric-docs/nitric-facts/sdk-api';
import type { SdkId } from '../sdks';
import type { Readiness } from '../toolchains/readiness';

/** Gives the check access to the SDK of one language. */
export interface SdkAdapter {
  sdk: SdkId;
  versions: readonly string[];
  /** Display name of the release that a version is compared with, such as `@nitric/sdk 1.4.2`. */
  release(version: string): string;
  /** Installs the SDK. Absent if it is a development dependency. */
  prepare?(version: string): Promise<Readiness>;
  publicSymbols(version: string): Promise<ApiSymbol[]>;
}

/** A symbol of a page. */
export interface ReferencePage extends DocumentedSymbol {
  file: string;
}

/** A difference between a page and the SDK. */
export interface Gap {
  file: string;
  line: number;
  message: string;
}
