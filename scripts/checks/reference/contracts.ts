import type { SdkId } from '../../../src/config/sdks';
import type { Readiness } from '../sdk-toolchains/contracts';

/** One parameter, as the declaration writes it: types keep the spelling of their language. */
export interface Parameter {
  name: string;
  type: string;
  required: boolean;
  /**
   * Takes any number of arguments; the dots or stars of the language stand where it writes them: `...items`, `*args`, a
   * Go type `...string`. Whether one is required is for the page to say.
   */
  rest?: boolean;
}

/** One function, method or class of an SDK's public interface. */
export interface ApiSymbol {
  /** `api`, `Api.get`; a class is its own name. In Go with the package: `nitric.NewApi`, `storage.File.Read`. */
  name: string;
  kind: 'function' | 'method' | 'class';
  /** The parameters of each overload; empty for a class. */
  overloads: Parameter[][];
}

/** Why symbols and pages needn't agree; each entry must still be needed. */
export interface Reasons {
  /** Public symbols without a page: a name, or `Class.*` for a class and all that it has. */
  undocumented: readonly {
    reason: string;
    /** The page that describes them instead, in the folder of the version; it must name each. */
    page?: string;
    symbols: readonly string[];
  }[];
  /** Documented symbols that the installed release lacks. */
  notInRelease: Readonly<Record<string, string>>;
}

/** What the check needs to know about one language's SDK. */
export interface SdkAdapter {
  sdk: SdkId;
  /** The versions that can be compared. */
  versions: readonly string[];
  /** The release that a version is compared with, as readers know it: `@nitric/sdk 1.2.2`. */
  release(version: string): string;
  /** Makes the SDK's release ready to be read on this machine; absent when it is a development package. */
  prepare?(version: string): Promise<Readiness>;
  publicSymbols(version: string): Promise<ApiSymbol[]>;
  reasons(version: string): Reasons;
}

/** A page about one symbol. */
export interface ReferencePage {
  file: string;
  symbol: string;
  /** Line of `symbol` in the page. */
  symbolLine: number;
  /** Undefined when the page has no section of that name. */
  parameters?: { name: string; type: string; required: boolean; line: number }[];
  /** Line of the heading. */
  parametersLine: number;
}

/** What doesn't agree, and where. */
export interface Gap {
  file: string;
  line: number;
  message: string;
}
