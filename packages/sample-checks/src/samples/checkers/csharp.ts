import fs from 'node:fs';
import path from 'node:path';
import { csharpLibrary, prepareCsharp, runCsharpCompiler } from '../../toolchains/csharp';
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

/** @throws if the compiler fails without reporting an error in the sample */
async function diagnosticsOf(folder: string, { code }: Sample): Promise<Diagnostic[]> {
  fs.writeFileSync(path.join(folder, SOURCE), `${code}\n`);
  const args = ['-out:sample.exe', `-reference:${csharpLibrary()}`, SOURCE];
  const { status, stdout, stderr } = await runCsharpCompiler(args, folder);
  const diagnostics = readCsharpReport(`${stdout}\n${stderr}`);
  if (status !== 0 && diagnostics.length === 0) {
    throw new Error(`The C# compiler failed without reporting an error: ${stderr || stdout}`);
  }
  return diagnostics;
}

/**
 * Compiles C# samples against stubs of the SDK. Each is compiled alone, because each has its own `Main` method. For an error inside of
 * a lambda, the compiler can say that no overload accepts the lambda.
 */
export const checker: LanguageChecker = {
  outcome: 'types',
  prepare: prepareCsharp,
  check: (samples) =>
    inScratchFolder(TOOLCHAIN_FOLDER, (folder) =>
      eachSample(samples, (sample) => diagnosticsOf(folder, sample)),
    ),
};
