import path from 'node:path';
import ts from 'typescript';

function fail(diagnostics: readonly ts.Diagnostic[]): never {
  const problems = ts.formatDiagnostics(diagnostics, ts.createCompilerHost({}));
  throw new Error(`The declarations of the Node.js SDK can't be written. ${problems}`);
}

/** The compiler options of the SDK, but for one file with its declarations. */
function optionsOf(checkout: string): ts.CompilerOptions {
  const changes: ts.CompilerOptions = {
    // Only these modules can be written to one file.
    module: ts.ModuleKind.AMD,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    outFile: 'sdk.js',
    outDir: undefined,
    declaration: true,
    allowJs: false,
    emitDeclarationOnly: true,
    importHelpers: false,
    removeComments: true,
    types: ['node'],
    typeRoots: [path.dirname(path.dirname(require.resolve('@types/node/package.json')))],
  };
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => fail([diagnostic]),
  };
  const file = path.join(checkout, 'tsconfig.json');
  return ts.getParsedCommandLineOfConfigFile(file, changes, host)?.options ?? fail([]);
}

/** The compiler writes the names of the SDK's modules in double quotes, and leaves other packages in single ones. */
const withPackageName = (text: string): string =>
  text.replace(
    /((?:declare module|from|import\() ?)"([^"]+)"/g,
    (_, before: string, name: string) =>
      name === 'index' ? `${before}"@nitric/sdk"` : `${before}"@nitric/sdk/${name}"`,
  );

/**
 * The declarations of the Node.js SDK, without its generated protocol code: one ambient module per file, and `@nitric/sdk` with the
 * exports.
 * @param checkout folder with the sources of a release
 * @throws if the compiler can't write them
 */
export function declarationsIn(checkout: string): string {
  const program = ts.createProgram([path.join(checkout, 'src/index.ts')], optionsOf(checkout));
  let text = '';
  const write: ts.WriteFileCallback = (_, content) => {
    text = content;
  };
  const { diagnostics } = program.emit(undefined, write, undefined, true);
  return diagnostics.length > 0 || text === '' ? fail(diagnostics) : withPackageName(text);
}
