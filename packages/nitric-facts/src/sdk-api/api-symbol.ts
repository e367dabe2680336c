import * as z from 'zod';

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
  /** Whether calls name it. Only in Dart. */
  named: z.boolean().optional(),
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
