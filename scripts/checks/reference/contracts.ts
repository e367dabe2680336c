import * as z from 'zod';
import type { PageParameter } from '../../../plugins/lib/function-page';
import type { SdkId } from '../../../src/config/sdks';
import type { Readiness } from '../sdk-toolchains/readiness';

const parameterSchema = z.object({
  name: z.string(),
  /** As written in the declaration. */
  type: z.string(),
  required: z.boolean(),
  /**
   * Whether it accepts any number of arguments. The name or type includes the syntax of the language: `...items`,
   * `*args`, or the Go type `...string`. `required` isn't compared for these parameters.
   */
  rest: z.boolean().optional(),
});

export const symbolSchema = z.object({
  /** Examples: `api`, `Api.get`. Includes the package in Go: `nitric.NewApi`, `storage.File.Read`. */
  name: z.string(),
  kind: z.enum(['function', 'method', 'class']),
  /** The parameters of each overload. Empty for a class. */
  overloads: z.array(z.array(parameterSchema)),
});

export type Parameter = z.infer<typeof parameterSchema>;

/** A function, method, or class in the public interface of an SDK. */
export type ApiSymbol = z.infer<typeof symbolSchema>;

/** Gives the check access to the SDK of one language. */
export interface SdkAdapter {
  sdk: SdkId;
  versions: readonly string[];
  /** Display name of the release that a version is compared with, such as `@nitric/sdk 1.2.2`. */
  release(version: string): string;
  /** Installs the SDK. Absent if it is a development dependency. */
  prepare?(version: string): Promise<Readiness>;
  publicSymbols(version: string): Promise<ApiSymbol[]>;
}

/** A page about one symbol. */
export interface ReferencePage {
  file: string;
  symbol: string;
  /** Line of `symbol` in the page. */
  symbolLine: number;
  /** Undefined if the page has no section "Parameters". */
  parameters?: PageParameter[];
  /** Line of the heading. */
  parametersLine: number;
}

/** A difference between a page and the SDK. */
export interface Gap {
  file: string;
  line: number;
  message: string;
}
