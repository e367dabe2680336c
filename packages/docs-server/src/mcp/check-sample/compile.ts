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
 * Creates the function that compiles samples against the declarations of the Node.js SDK. Nothing runs. The language service parses the
 * declarations only once.
 * @param libFolder the folder with the declarations of JavaScript, next to the compiler
 */
export function createCompiler(
  typescript: TypeScript,
  libFolder: string,
): (sample: Sample) => SampleProblem[] {
  const texts = new Map<string, string>([[FILES.globals, GLOBALS]]);
  const options = optionsOf(typescript);
  const readFile = (name: string): string | undefined => {
    const lib = /^\/lib\/(lib\.[\w.]+\.d\.ts)$/.exec(name)?.[1];
    return lib ? typescript.sys.readFile(`${libFolder}/${lib}`) : texts.get(name);
  };
  const service = typescript.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => Object.values(FILES),
    getScriptVersion: (name) => texts.get(name) ?? '',
    getScriptSnapshot: (name) => typescript.ScriptSnapshot.fromString(readFile(name) ?? ''),
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => `${LIB_FOLDER}/lib.d.ts`,
    fileExists: (name) => readFile(name) !== undefined,
    readFile,
  });
  return ({ code, declarations }) => {
    texts.set(FILES.sample, code).set(FILES.sdk, declarations);
    const program = service.getProgram();
    const source = program?.getSourceFile(FILES.sample);
    if (!program || !source) {
      return [];
    }
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return aboutSdk(source, found)
      .slice(0, MOST_PROBLEMS)
      .map((diagnostic) => {
        const { start = 0, code: number, messageText } = diagnostic;
        const { line, character } = source.getLineAndCharacterOfPosition(start);
        return {
          line: line + 1,
          column: character + 1,
          code: `TS${number}`,
          message: typescript.flattenDiagnosticMessageText(messageText, '\n'),
          names: usedNames(typescript, program.getTypeChecker(), source, start),
        };
      });
  };
}
