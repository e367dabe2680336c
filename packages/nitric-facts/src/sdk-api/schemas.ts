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

const symbolSchema = z.object({
  /** Examples: `api`, `Api.get`. Includes the package in Go: `nitric.NewApi`, `storage.File.Read`. */
  name: z.string(),
  kind: z.enum(['function', 'method', 'class']),
  /** The parameters of each overload. Empty for a class. */
  overloads: z.array(z.array(parameterSchema)),
});

export type Parameter = z.infer<typeof parameterSchema>;

/** A function, method, or class in the public interface of an SDK. */
export type ApiSymbol = z.infer<typeof symbolSchema>;

/** Names in an SDK's source, in its language: types and default values are code. */
const code = z.string().min(1);
/** A property that is present only if it applies. */
const flag = z.literal(true).optional();
const typeParameters = z.array(z.strictObject({ name: code, bound: code.optional() }));

const release = {
  sdk: z.string(),
  /** Repository on GitHub: `owner/name`. */
  repo: code,
  /** The release that the data was read from. */
  tag: code,
  commit: z.string().regex(/^[0-9a-f]{40}$/),
};

/** `optional` is for positional parameters, and `required` for named ones. */
const parameters = z.array(
  z.strictObject({
    ...{ name: code, type: code, default: code.optional() },
    ...{ named: flag, optional: flag, required: flag },
  }),
);

/** A member with properties that depend on its kind. */
const member = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), name: code, static: flag, ...shape });

const dartType = z.strictObject({
  name: code,
  /** Path of the source file in the repository of the SDK. */
  file: code,
  modifiers: z.array(code),
  typeParameters,
  /** Base classes and interfaces. */
  extends: z.array(code),
  /** Library and name: `src/api/bucket.dart#Bucket`. Two libraries have a class `Topic`. */
  id: code,
  kind: z.enum(['class', 'enum', 'mixin', 'extension', 'typedef', 'function']),
  /** Whether programs can name it. Other types are only returned. */
  exported: z.boolean(),
  /** The full names of what the declaration refers to, by name. Types that aren't part of the SDK have the name `external`. */
  uses: z.record(code, code).optional(),
  /** The type that a `typedef` stands for. */
  alias: code.optional(),
  members: z.array(
    z.discriminatedUnion('kind', [
      member('enumValue', {}),
      /** The unnamed constructor has the name `new`. */
      member('constructor', { parameters }),
      member('method', { typeParameters, parameters, returns: code }),
      member('property', { type: code, set: z.boolean() }),
      member('setter', {}),
    ]),
  ),
});

/** External types are opaque: classes of generated protocol code, for example. */
export const dartApiSchema = z.strictObject({
  ...release,
  external: z.array(code),
  types: z.array(dartType),
});

/** The JVM and .NET SDKs have their last release, so their symbols are stored. */
export const frozenApiSchema = z.strictObject({ ...release, symbols: z.array(symbolSchema) });

export type DartApi = z.infer<typeof dartApiSchema>;
