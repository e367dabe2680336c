import type { JvmApi } from '@nitric-docs/nitric-facts/sdk-api';
import type { Release } from '../../../lib/checkout';
import { parseSources, type Problem, type SourceLayout } from '../source-files';
import { Declarations, kotlinFileOf } from './declarations';
import { InferredTypes, type InferredTypeData } from './inferred-types';
import { resolveNames } from './names';
import { typesOfFile } from './types';

const layout: SourceLayout = {
  language: 'kotlin',
  folder: 'lib/src/main/kotlin',
  extension: '.kt',
  generated: /(?:^|\/)proto\//,
  ignored: /\bfun(?=\s+interface\s)/g,
};

/**
 * Reads the public interface of the JVM SDK.
 * @param problems receives what can't be read
 * @param inferredTypes for tests
 */
export async function extractKotlin(
  checkout: string,
  release: Release,
  problems: Problem[],
  inferredTypes?: InferredTypeData,
): Promise<JvmApi> {
  const files = (await parseSources(checkout, layout, problems)).map(kotlinFileOf);
  const inferred = new InferredTypes(inferredTypes);
  const declarations = new Declarations(files);
  const types = files.flatMap((file) => typesOfFile(file, declarations, inferred));
  const external = resolveNames(types, declarations, inferred);
  for (const entry of inferred.unneeded()) {
    problems.push({
      file: 'scripts/maintain/sdk-api/kotlin/inferred-types.json',
      line: 1,
      message: `no signature needs ${entry}. Remove it.`,
    });
  }
  return {
    sdk: 'jvm',
    repo: 'nitrictech/jvm-sdk',
    ...release,
    external,
    types: types.map(({ type }) => type),
  };
}
