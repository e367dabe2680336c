import { goApiSchema, goInterfaceProgram, type GoApi } from '@nitric-docs/nitric-facts/sdk-api';
import { runGo } from './go';

const typesSchema = goApiSchema.shape.types;

/**
 * Reads the public interface of a Go module with Go's type checker.
 * @param folder of a module that requires it
 * @param module its path, such as `github.com/nitrictech/go-sdk`
 * @param packages patterns of its public packages, such as `nitric/...`
 * @throws with the output of Go if the packages don't compile
 */
export async function readGoInterface(
  folder: string,
  module: string,
  packages: readonly string[],
): Promise<GoApi['types']> {
  const args = ['run', goInterfaceProgram, module, ...packages];
  const { status, stdout, stderr } = await runGo(args, folder, { offline: true });
  if (status !== 0) {
    throw new Error(`Go can't read the packages of ${module}:\n${stderr}`);
  }
  return typesSchema.parse(JSON.parse(stdout));
}
