import type { SdkId } from '../../../src/config/sdks';
import type { Readiness } from '../sdk-toolchains/contracts';

/** A parameter. The type is written as in the declaration. */
export interface Parameter {
  name: string;
  type: string;
  required: boolean;
  /**
   * Whether it accepts any number of arguments. The name or type includes the syntax of the language: `...items`,
   * `*args`, or the Go type `...string`. `required` isn't compared for these parameters.
   */
  rest?: boolean;
}

/** A function, method, or class in the public interface of an SDK. */
export interface ApiSymbol {
  /** Examples: `api`, `Api.get`. Includes the package in Go: `nitric.NewApi`, `storage.File.Read`. */
  name: string;
  kind: 'function' | 'method' | 'class';
  /** The parameters of each overload. Empty for a class. */
  overloads: Parameter[][];
}

/** Accepted differences between symbols and pages. The check reports obsolete entries. */
export interface Reasons {
  /** Public symbols without a page. Use `Class.*` for a class and all its members. */
  undocumented: readonly {
    reason: string;
    /** The page that describes them instead, relative to the folder of the version. It must mention each symbol. */
    page?: string;
    symbols: readonly string[];
  }[];
  /** Documented symbols that are missing in the installed release, with the reason. */
  notInRelease: Readonly<Record<string, string>>;
}

/** Gives the check access to the SDK of one language. */
export interface SdkAdapter {
  sdk: SdkId;
  versions: readonly string[];
  /** Display name of the release that a version is compared with, such as `@nitric/sdk 1.2.2`. */
  release(version: string): string;
  /** Installs the SDK. Absent if it is a development dependency. */
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
  /** Undefined if the page has no section "Parameters". */
  parameters?: { name: string; type: string; required: boolean; line: number }[];
  /** Line of the heading. */
  parametersLine: number;
}

/** A difference between a page and the SDK. */
export interface Gap {
  file: string;
  line: number;
  message: string;
}
