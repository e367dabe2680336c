import type { DartApi } from '@nitric-docs/nitric-facts/sdk-api';
import type { Release } from '../../../lib/checkout';
import { parseSources, type Problem, type SourceLayout } from '../source-files';
import { resolveInitializers } from './initializers';
import { dartFileOf, LIB, Libraries } from './libraries';
import { reachableIds, resolveNames } from './names';
import { typesOfFile } from './types';

const layout: SourceLayout = {
  language: 'dart',
  folder: LIB,
  extension: '.dart',
  generated: /(?:^|\/)(?:proto|google)\//,
  // The grammar requires a name after it.
  ignored: /^library;/gm,
};

/** The library that programs import. */
const ENTRY = 'nitric.dart';

/**
 * Reads the public interface of the Dart SDK: what `nitric.dart` exports, and the types that programs get from it.
 * @param problems receives what can't be read
 */
export async function extractDart(
  checkout: string,
  release: Release,
  problems: Problem[],
): Promise<DartApi> {
  const files = (await parseSources(checkout, layout, problems)).map(dartFileOf);
  const libraries = new Libraries(files);
  const exported = libraries.importedBy(ENTRY);
  const declared = files.flatMap((file) => {
    const library = libraries.libraryOf(file);
    return typesOfFile(file, library, exported.has(library.name));
  });
  const names = resolveNames(declared, libraries);
  const reachable = reachableIds(declared, names);
  const types = declared.map(({ type }) => type);
  resolveInitializers(types);
  return {
    sdk: 'dart',
    repo: 'nitrictech/dart-sdk',
    ...release,
    external: [...names.external].sort(),
    types: types.filter(({ id }) => reachable.has(id)),
  };
}
