import * as z from 'zod';
import { symbolSchema } from './api-symbol';

/** Names in an SDK's source, in its language: types and default values are code. */
const code = z.string().min(1);
/** A property that is present only if it applies. */
const flag = z.literal(true).optional();
const modifiers = z.array(code);
/** The full names of what the declaration refers to, by name. */
const uses = z.record(code, code).optional();
const typeParameters = z.array(z.strictObject({ name: code, bound: code.optional() }));

const parameter = z.strictObject({ name: code, type: code, default: code.optional() });

/** A member with properties that depend on its kind. */
const member = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), name: code, ...shape });

const enumValue = member('enumValue', {});

const apiType = z.strictObject({
  name: code,
  /** Path of the source file in the repository of the SDK. */
  file: code,
  modifiers,
  typeParameters,
  /** Base classes and interfaces. */
  extends: z.array(code),
});

const api = z.strictObject({
  /** Repository on GitHub: `owner/name`. */
  repo: z.string().regex(/^[\w-]+\/[\w.-]+$/),
  /** The release that the data was read from. */
  tag: z.string().regex(/^v\d+\.\d+\.\d+$/),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
});

/** `optional` is for positional parameters, and `required` for named ones. */
const dartParameters = z.array(parameter.extend({ named: flag, optional: flag, required: flag }));

const dartMember = z.discriminatedUnion('kind', [
  enumValue,
  /** The unnamed constructor has the name `new`. */
  member('constructor', { parameters: dartParameters, static: flag }),
  member('method', { typeParameters, parameters: dartParameters, returns: code, static: flag }),
  member('property', { type: code, set: z.boolean(), static: flag }),
  member('setter', { static: flag }),
]);

const dartType = apiType.extend({
  /** Library and name: `src/api/bucket.dart#Bucket`. Two libraries have a class `Topic`. */
  id: code,
  kind: z.enum(['class', 'enum', 'mixin', 'extension', 'typedef', 'function']),
  /** Whether programs can name it. Other types are only returned. */
  exported: z.boolean(),
  /** Types that aren't part of the SDK have the name `external`. */
  uses,
  /** The type that a `typedef` stands for. */
  alias: code.optional(),
  members: z.array(dartMember),
});

const goFunction = {
  /** Without a name, `name` is empty. */
  parameters: z.array(z.strictObject({ name: z.string(), type: code, vararg: flag })),
  /** Several results are in parentheses. */
  returns: code.optional(),
};

const goMember = z.discriminatedUnion('kind', [
  member('function', { ...goFunction, typeParameters }),
  /** @property pointer whether the receiver is a pointer */
  member('method', { ...goFunction, pointer: flag }),
  /** `_` stands for the fields that other packages can't use. */
  member('field', { type: code, embedded: flag }),
  member('constant', { type: code, value: code }),
  /** A variable has the value if that is a function of another package, such as `apis.NewApi`. */
  member('variable', { type: code.optional(), value: code.optional() }),
]);

const goType = apiType.extend({
  /** Folder of the package, such as `nitric/apis`. */
  package: code,
  /** The name of the package if it isn't the last part of the folder. */
  packageName: code.optional(),
  /** `file` holds the functions, constants, and variables. `type` is defined by another type. */
  kind: z.enum(['struct', 'interface', 'type', 'alias', 'file']),
  alias: code.optional(),
  uses,
  members: z.array(goMember),
});

/** The JVM and .NET SDKs have their last release, so their symbols are stored. */
export const frozenApiSchema = api.extend({
  sdk: z.enum(['jvm', 'csharp']),
  symbols: z.array(symbolSchema),
});

/** External types are opaque: classes of generated protocol code, for example. */
export const dartApiSchema = api.extend({
  sdk: z.literal('dart'),
  external: z.array(code),
  types: z.array(dartType),
});

export const goApiSchema = api.extend({ sdk: z.literal('go'), types: z.array(goType) });

export type DartApi = z.infer<typeof dartApiSchema>;
export type GoApi = z.infer<typeof goApiSchema>;
