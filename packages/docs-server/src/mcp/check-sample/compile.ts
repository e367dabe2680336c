import type ts from 'typescript';
import type { Sample, SampleProblem } from './contract';
import { usedNames } from './used-names';

type TypeScript = typeof ts;

/** The most problems that a result has. Later ones are often consequences. */
const MOST_PROBLEMS = 20;
/** The compiler sees only virtual files, so that a sample can't read a file or learn a path. */
const FILES = { sample: '/sample.ts', sdk: '/sdk.d.ts', globals: '/globals.d.ts' } as const;
const LIB_FOLDER = '/lib';
const SDK = '@nitric/sdk';
const SCOPE = '@nitric/';

/** What samples use of Node.js. Its declarations are 50 times as large as those of the SDK, and not about it. */
const GLOBALS = `
declare const process: any, require: any, module: any, exports: any, global: any;
declare const __dirname: string, __filename: string;
declare const Buffer: any;
type Buffer = any;
declare namespace NodeJS { type Timeout = any; type ProcessEnv = any; type ErrnoException = any; }
`;

/** The messages about an import without declarations. */
const UNRESOLVED = new Set([2307, 2792, 7016]);
/** Implicit `any`: what comes from an import without declarations is `any`. */
const isImplicitAny = ({ code }: ts.Diagnostic): boolean => code >= 7000 && code < 7100;

const optionsOf = ({ ModuleKind, ModuleResolutionKind, ScriptTarget, ...typescript }: TypeScript) =>
  ({
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    moduleDetection: typescript.ModuleDetectionKind.Force,
    esModuleInterop: true,
    experimentalDecorators: true,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    paths: { [SDK]: [FILES.sdk] },
  }) satisfies ts.CompilerOptions;

/** Parsed files by their text, because those of the compiler and the SDK are the same for all samples. */
const parsed = new Map<string, ts.SourceFile>();

/** @param libFolder the folder with the declarations of JavaScript, next to the compiler */
function hostOf(
  typescript: TypeScript,
  { code, declarations }: Sample,
  libFolder: string,
): ts.CompilerHost {
  const texts = new Map<string, string>([
    [FILES.sample, code],
    [FILES.sdk, declarations],
    [FILES.globals, GLOBALS],
  ]);
  const read = (name: string): string | undefined => {
    const lib = /^\/lib\/(lib\.[\w.]+\.d\.ts)$/.exec(name)?.[1];
    return lib ? typescript.sys.readFile(`${libFolder}/${lib}`) : texts.get(name);
  };
  const parse = (name: string, options: ts.ScriptTarget | ts.CreateSourceFileOptions) => {
    const text = read(name);
    return text === undefined ? undefined : typescript.createSourceFile(name, text, options, true);
  };
  return {
    fileExists: (name) => read(name) !== undefined,
    readFile: read,
    getSourceFile: (name, options) => {
      if (name === FILES.sample) {
        return parse(name, options);
      }
      const key = name === FILES.sdk ? declarations : name;
      const file = parsed.get(key) ?? parse(name, options);
      if (file) {
        parsed.set(key, file);
      }
      return file;
    },
    getDefaultLibFileName: () => `${LIB_FOLDER}/lib.d.ts`,
    getDefaultLibLocation: () => LIB_FOLDER,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}

/** The text of the module that an import names, such as `'@nitric/sdk'`. */
const importedAt = (source: ts.SourceFile, { start = 0, length = 0 }: ts.Diagnostic): string =>
  source.text.slice(start, start + length).slice(1, -1);

/** Leaves out what the tool can't know: packages other than the SDK, and what they return. */
function aboutSdk(source: ts.SourceFile, found: readonly ts.Diagnostic[]): ts.Diagnostic[] {
  const isForeign = (one: ts.Diagnostic): boolean =>
    UNRESOLVED.has(one.code) && !importedAt(source, one).startsWith(SCOPE);
  const hasForeign = found.some(isForeign);
  return found.filter((one) => !isForeign(one) && !(hasForeign && isImplicitAny(one)));
}

/**
 * Compiles a sample against the declarations of the Node.js SDK. Nothing runs.
 * @param libFolder the folder with the declarations of JavaScript, next to the compiler
 */
export function compile(
  typescript: TypeScript,
  sample: Sample,
  libFolder: string,
): SampleProblem[] {
  const program = typescript.createProgram({
    rootNames: Object.values(FILES),
    options: optionsOf(typescript),
    host: hostOf(typescript, sample, libFolder),
  });
  const source = program.getSourceFile(FILES.sample);
  if (!source) {
    return [];
  }
  const found = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  const checker = program.getTypeChecker();
  return aboutSdk(source, found)
    .slice(0, MOST_PROBLEMS)
    .map((diagnostic) => {
      const { start = 0, code, messageText } = diagnostic;
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return {
        line: line + 1,
        column: character + 1,
        code: `TS${code}`,
        message: typescript.flattenDiagnosticMessageText(messageText, '\n'),
        names: usedNames(typescript, checker, source, start),
      };
    });
}
