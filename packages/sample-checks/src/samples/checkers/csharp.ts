import fs from 'node:fs';
import path from 'node:path';
import { csharpLibraryOf, prepareCsharp, runCsharpCompiler } from '../../toolchains/csharp';
import { TOOLCHAIN_FOLDER } from '../../folders';
import type { Diagnostic, LanguageChecker, Sample } from '../contracts';
import { eachSample } from './each-sample';
import { inScratchFolder } from './sample-files';

const SOURCE = 'Sample.cs';

/** Example: `Sample.cs(12,5): error CS1061: Type ...`. An error about the whole program has no position. */
const ERROR =
  /^(?:[^\s(]+\((?<line>\d+),(?<column>\d+)[^)]*\): )?error (?<code>CS\d+): (?<message>.*)$/;

/** Parses the output of the compiler. */
function readCsharpReport(output: string): Diagnostic[] {
  return output.split(/\r?\n/).flatMap((text) => {
    const { line = '1', column = '1', code, message } = ERROR.exec(text)?.groups ?? {};
    return code !== undefined && message !== undefined
      ? [{ line: Number(line), column: Number(column), code, message }]
      : [];
  });
}

/** Reports the overload with middleware, whose parameter can't accept a lambda. */
const blamesMiddleware = ({ code, message }: Diagnostic): boolean =>
  code === 'CS1660' && message.includes('Middleware');

/** @throws if the compiler fails without reporting an error in the sample */
async function compile(folder: string, library: string): Promise<Diagnostic[]> {
  const args = ['-out:sample.exe', `-reference:${library}`, SOURCE];
  const { status, stdout, stderr } = await runCsharpCompiler(args, folder);
  const diagnostics = readCsharpReport(`${stdout}\n${stderr}`);
  if (status !== 0 && diagnostics.length === 0) {
    throw new Error(`The C# compiler failed without reporting an error: ${stderr || stdout}`);
  }
  return diagnostics;
}

/**
 * Compiles a sample. If an error is inside of a lambda, the compiler can report the overload with middleware instead. Without
 * that overload, it reports the error.
 */
async function diagnosticsOf(folder: string, { code }: Sample): Promise<Diagnostic[]> {
  fs.writeFileSync(path.join(folder, SOURCE), `${code}\n`);
  const diagnostics = await compile(folder, csharpLibraryOf('complete'));
  const closer = diagnostics.some(blamesMiddleware)
    ? await compile(folder, csharpLibraryOf('withoutMiddleware'))
    : [];
  return closer.length > 0 ? closer : diagnostics;
}

/** Compiles C# samples against stubs of the SDK. Each is compiled alone, because each has its own `Main` method. */
export const checker: LanguageChecker = {
  outcome: 'types',
  prepare: prepareCsharp,
  check: (samples) =>
    inScratchFolder(TOOLCHAIN_FOLDER, (folder) =>
      eachSample(samples, (sample) => diagnosticsOf(folder, sample)),
    ),
};
