import path from 'node:path';
import ts from 'typescript';
import type { CodeLanguage } from '../../languages';
import type { Finding, LanguageChecker, Sample } from '../contracts';
import { PACKAGE_FOLDER } from '../../folders';
import { NODE_SDK, nodeDeclarationsFile } from '../node-sdks';

/** A virtual folder. It is inside the package so that imports resolve to its dependencies. */
const VIRTUAL_ROOT = path.join(PACKAGE_FOLDER, '.samples');

const extensions: Partial<Record<CodeLanguage, string>> = {
  typescript: '.ts',
  tsx: '.tsx',
  javascript: '.js',
  jsx: '.jsx',
};

/** The options of `tsc --init` and of Nitric's starter projects. */
const strictOptions = {
  noEmit: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Treats samples without imports as modules too, so that names don't clash between samples.
  moduleDetection: ts.ModuleDetectionKind.Force,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  // Required by NestJS.
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
} as const satisfies ts.CompilerOptions;

/** JavaScript can't declare parameter types, so implicit `any` is allowed. */
const javascript = { allowJs: true, checkJs: true, noImplicitAny: false } as const;
const react = { types: ['node', 'react'], jsx: ts.JsxEmit.ReactJSX };

const optionsByLanguage: Partial<Record<CodeLanguage, ts.CompilerOptions>> = {
  typescript: { types: ['node'] },
  javascript: { types: ['node'], ...javascript },
  tsx: react,
  jsx: { ...react, ...javascript },
};

function optionsFor(language: CodeLanguage, version: string): ts.CompilerOptions {
  return {
    ...strictOptions,
    ...optionsByLanguage[language],
    paths: { [NODE_SDK]: [nodeDeclarationsFile(version)] },
  };
}

/** The file name from a sample's title, with the extension of the language that is checked. */
function fileNameOf(title: string | undefined, language: CodeLanguage): string {
  const extension = extensions[language] ?? '.ts';
  const { dir, name } = path.posix.parse(title ?? 'sample');
  return path.join(dir, `${name}${extension}`);
}

/** Samples as virtual files, each in a separate folder together with its siblings. */
class VirtualFiles {
  readonly texts = new Map<string, string>();
  readonly samples = new Map<string, Sample>();

  constructor(samples: readonly Sample[]) {
    for (const [index, sample] of samples.entries()) {
      const folder = path.join(VIRTUAL_ROOT, String(index));
      for (const { title, language, code } of sample.siblings) {
        this.texts.set(path.join(folder, fileNameOf(title, language)), code);
      }
      const file = path.join(folder, fileNameOf(sample.title, sample.language));
      this.texts.set(file, sample.code);
      this.samples.set(file, sample);
    }
  }
}

/** Cache of parsed declaration files, shared by all programs of a process. */
const parsedFiles = new Map<string, ts.SourceFile | undefined>();

function hostFor(files: VirtualFiles, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  return {
    ...host,
    fileExists: (name) => files.texts.has(name) || fileExists(name),
    readFile: (name) => files.texts.get(name) ?? readFile(name),
    directoryExists: (name) =>
      name.startsWith(VIRTUAL_ROOT) || (directoryExists?.call(host, name) ?? true),
    getCurrentDirectory: () => PACKAGE_FOLDER,
    getSourceFile: (name, target, ...rest) => {
      const text = files.texts.get(name);
      if (text !== undefined) {
        return ts.createSourceFile(name, text, target);
      }
      if (!parsedFiles.has(name)) {
        parsedFiles.set(name, getSourceFile(name, target, ...rest));
      }
      return parsedFiles.get(name);
    },
  };
}

function findingOf(sample: Sample, diagnostic: ts.Diagnostic): Finding {
  const start = diagnostic.start ?? 0;
  const { line, character } = diagnostic.file
    ? ts.getLineAndCharacterOfPosition(diagnostic.file, start)
    : { line: 0, character: 0 };
  return {
    key: sample.key,
    line: line + 1,
    column: character + 1,
    code: `TS${diagnostic.code}`,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n    '),
  };
}

function checkProgram(samples: readonly Sample[], version: string): Finding[] {
  const options = optionsFor(samples[0]?.language ?? 'typescript', version);
  const files = new VirtualFiles(samples);
  const program = ts.createProgram({
    // Declarations without a package contain the module by its name, which isn't looked up in `paths`.
    rootNames: [nodeDeclarationsFile(version), ...files.samples.keys()],
    options,
    host: hostFor(files, options),
  });
  return [...files.samples].flatMap(([file, sample]) => {
    const source = program.getSourceFile(file);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map((diagnostic) => findingOf(sample, diagnostic));
  });
}

export const checker: LanguageChecker = {
  outcome: 'types',
  check: async (samples, version) => ({ findings: checkProgram(samples, version) }),
};
