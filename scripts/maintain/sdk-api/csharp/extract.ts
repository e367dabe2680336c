import type { CsharpApi } from '@nitric-docs/nitric-facts/sdk-api';
import type { Release } from '../../../lib/checkout';
import {
  parseSources,
  readSource,
  sourcePaths,
  type Problem,
  type SourceLayout,
} from '../source-files';
import { externalTypes, generatedTypes } from './external';
import { typesOfFile } from './types';

const layout: SourceLayout = {
  language: 'csharp',
  folder: 'src/Nitric.Sdk',
  extension: '.cs',
  generated: /(?:^|\/)(?:Proto|obj|bin)\//,
};

/**
 * Reads the public interface of the .NET SDK.
 * @param problems receives what can't be read
 */
export async function extractCsharp(
  checkout: string,
  release: Release,
  problems: Problem[],
): Promise<CsharpApi> {
  const types = (await parseSources(checkout, layout, problems)).flatMap(typesOfFile);
  const generated = sourcePaths(checkout, layout, true).map((file) => readSource(checkout, file));
  const external = externalTypes(types, generatedTypes(generated));
  return { sdk: 'csharp', repo: 'nitrictech/dotnet-sdk', ...release, external, types };
}
