import * as z from 'zod';

/** Names in an SDK's source, in its language: types and default values are code. */
const code = z.string().min(1);
/** One-based line of a declaration in the source file of its type. */
const line = z.int().positive();
/** A property that is present only if it applies. */
const flag = z.literal(true).optional();
/** Exceptions that the member itself throws. Those of the functions that it calls aren't listed. */
const throws = z.array(code).optional();
const modifiers = z.array(code);
const typeParameters = z.array(
  z.strictObject({ name: code, bound: code.optional(), reified: flag }),
);

const parameter = z.strictObject({ name: code, type: code, default: code.optional() });

const apiType = z.strictObject({
  name: code,
  /** Path of the source file in the repository of the SDK. */
  file: z.string().min(1),
  line,
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

const enumValue = z.strictObject({ kind: z.literal('enumValue'), name: code, line });

const kotlinParameter = parameter.extend({ nullable: flag, vararg: flag });

const kotlinMember = z.discriminatedUnion('kind', [
  enumValue,
  z.strictObject({
    kind: z.literal('function'),
    name: code,
    line,
    /** The type that an extension function extends. */
    receiver: code.optional(),
    typeParameters,
    parameters: z.array(kotlinParameter),
    returns: code,
    /** Where the return type comes from if the declaration has none. */
    returnsFrom: z.enum(['body', 'override']).optional(),
    nullable: flag,
    modifiers,
    throws,
  }),
  z.strictObject({
    kind: z.literal('property'),
    name: code,
    line,
    type: code,
    mutable: z.boolean(),
    modifiers,
  }),
]);

const kotlinType = apiType.extend({
  package: code,
  kind: z.enum([
    ...(['class', 'data class', 'enum', 'object', 'companion', 'interface'] as const),
    // `file` holds the functions outside of types.
    ...(['fun interface', 'file'] as const),
  ]),
  /** Full names of the types from other packages that signatures use. */
  uses: z.record(code, code).optional(),
  construct: z
    .strictObject({
      visibility: z.enum(['public', 'internal', 'private', 'protected']),
      line,
      parameters: z.array(
        kotlinParameter.extend({
          line,
          property: z.enum(['val', 'var']).optional(),
          visibility: z.enum(['public', 'internal', 'private', 'protected']).optional(),
          override: flag,
        }),
      ),
    })
    .optional(),
  members: z.array(kotlinMember),
});

const csharpParameter = parameter.extend({
  nullable: flag,
  vararg: flag,
  out: flag,
  ref: flag,
  extension: flag,
});

const csharpMember = z.discriminatedUnion('kind', [
  enumValue,
  z.strictObject({
    kind: z.literal('constructor'),
    name: code,
    line,
    parameters: z.array(csharpParameter),
    modifiers,
    throws,
  }),
  z.strictObject({
    kind: z.literal('method'),
    name: code,
    line,
    typeParameters,
    parameters: z.array(csharpParameter),
    returns: code,
    nullable: flag,
    modifiers,
    throws,
  }),
  z.strictObject({
    kind: z.literal('property'),
    name: code,
    line,
    type: code,
    get: z.boolean(),
    set: z.boolean(),
    modifiers,
  }),
  z.strictObject({
    kind: z.literal('field'),
    name: code,
    line,
    type: code,
    /** Of a constant. */
    value: code.optional(),
    modifiers,
  }),
  /** The signature of a delegate. */
  z.strictObject({
    kind: z.literal('invoke'),
    name: code,
    line,
    parameters: z.array(csharpParameter),
    returns: code,
  }),
]);

const csharpType = apiType.extend({
  package: code,
  kind: z.enum(['class', 'struct', 'interface', 'enum', 'delegate', 'record']),
  usings: z.array(code),
  /** Whether the class has constructors that aren't public. */
  hiddenConstructors: flag,
  members: z.array(csharpMember),
});

const dartParameter = parameter.extend({
  /** The parameter initializes a field or is passed to the base class. */
  from: z.enum(['this', 'super']).optional(),
  named: flag,
  /** An optional positional parameter. */
  optional: flag,
  required: flag,
});

const dartFlags = { static: flag, annotations: z.array(code).optional() };

const dartMember = z.discriminatedUnion('kind', [
  enumValue,
  z.strictObject({
    kind: z.literal('constructor'),
    /** `new` is the unnamed constructor. */
    name: code,
    line,
    parameters: z.array(dartParameter),
    /** The class declares no constructor. */
    implicit: flag,
    throws,
    ...dartFlags,
  }),
  z.strictObject({
    kind: z.literal('method'),
    name: code,
    line,
    typeParameters,
    parameters: z.array(dartParameter),
    returns: code,
    throws,
    ...dartFlags,
  }),
  z.strictObject({
    kind: z.literal('property'),
    name: code,
    line,
    type: code,
    set: z.boolean(),
    throws,
    ...dartFlags,
  }),
  z.strictObject({ kind: z.literal('setter'), name: code, line, throws, ...dartFlags }),
]);

const dartType = apiType.extend({
  /** Library and name: `src/api/bucket.dart#Bucket`. Two libraries have a class `Topic`. */
  id: code,
  kind: z.enum(['class', 'enum', 'mixin', 'extension', 'typedef', 'function']),
  /** Whether programs can name it. Other types are only returned. */
  exported: z.boolean(),
  /** Ids of the types from other libraries that signatures use. `external` if they aren't part of the SDK. */
  uses: z.record(code, code).optional(),
  /** The type that a `typedef` stands for. */
  alias: code.optional(),
  members: z.array(dartMember),
});

/** The file of a member if it isn't that of its type. */
const memberFile = z.string().min(1).optional();

const goFunction = {
  name: code,
  file: memberFile,
  line,
  /** Without a name, `name` is empty. */
  parameters: z.array(z.strictObject({ name: z.string(), type: code, vararg: flag })),
  /** Several results are in parentheses. */
  returns: code.optional(),
};

const goMember = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('function'), ...goFunction, typeParameters }),
  /** @property pointer whether the receiver is a pointer */
  z.strictObject({ kind: z.literal('method'), ...goFunction, pointer: flag }),
  /** `_` stands for the fields that other packages can't use. */
  z.strictObject({
    kind: z.literal('field'),
    name: code,
    file: memberFile,
    line,
    type: code,
    embedded: flag,
  }),
  z.strictObject({
    kind: z.literal('constant'),
    name: code,
    file: memberFile,
    line,
    type: code,
    value: code,
  }),
  /** A variable has the value if that is a function of another package, such as `apis.NewApi`. */
  z.strictObject({
    kind: z.literal('variable'),
    name: code,
    file: memberFile,
    line,
    type: code.optional(),
    value: code.optional(),
  }),
]);

const goType = apiType.extend({
  /** Folder of the package, such as `nitric/apis`. */
  package: code,
  /** The name of the package if it isn't the last part of the folder. */
  packageName: code.optional(),
  /** `file` holds the functions, constants, and variables. `type` is defined by another type. */
  kind: z.enum(['struct', 'interface', 'type', 'alias', 'file']),
  alias: code.optional(),
  /** Paths of the packages that the declaration refers to, by name. */
  uses: z.record(code, code).optional(),
  members: z.array(goMember),
});

/** External types are opaque: classes of generated protocol code, for example. */
export const jvmApiSchema = api.extend({
  sdk: z.literal('jvm'),
  external: z.array(code),
  types: z.array(kotlinType),
});

export const csharpApiSchema = api.extend({
  sdk: z.literal('csharp'),
  external: z.record(code, z.enum(['class', 'enum', 'interface', 'struct'])),
  types: z.array(csharpType),
});

export const dartApiSchema = api.extend({
  sdk: z.literal('dart'),
  external: z.array(code),
  types: z.array(dartType),
});

export const goApiSchema = api.extend({ sdk: z.literal('go'), types: z.array(goType) });

export type JvmApi = z.infer<typeof jvmApiSchema>;
export type CsharpApi = z.infer<typeof csharpApiSchema>;
export type DartApi = z.infer<typeof dartApiSchema>;
export type GoApi = z.infer<typeof goApiSchema>;
/** The public interface of an SDK that the registries of the checks don't have. */
export type SdkApi = JvmApi | CsharpApi | DartApi | GoApi;
