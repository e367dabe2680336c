import fs from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { sdkIds, versionsOf, type SdkId } from '../sdks';

/** Accepted differences between the symbols and the pages of one SDK version. The check reports obsolete entries. */
export interface Reasons {
  /** Symbols without a page. A name ending in `.*` stands for a class and its methods. */
  undocumented: readonly {
    /** The page that describes them, relative to the folder of the version. It must mention each symbol. */
    page?: string;
    symbols: readonly string[];
  }[];
  /** Documented symbols that are missing in the installed release. */
  notInRelease: readonly string[];
}

const sdkKeys = sdkIds.flatMap((sdk) => [
  sdk,
  ...versionsOf(sdk).map((version) => `${sdk} ${version}`),
]);

const symbolsSchema = z.partialRecord(
  z.enum(sdkKeys),
  z.string().transform((names) => names.split(/\s+/)),
);

const fileSchema = z.strictObject({
  pages: z.record(z.string(), symbolsSchema),
  reasons: z.record(z.string(), symbolsSchema),
  notInRelease: z.record(z.string(), symbolsSchema),
});

/** @throws if the file is invalid */
export function readReasons(path: string, sdk: SdkId, version: string): Reasons {
  const text = fs.readFileSync(path, 'utf8');
  const { data: file, error } = fileSchema.safeParse(parse(text));
  if (!file) {
    throw new Error(`${path}: ${z.prettifyError(error)}\nAccepted SDKs: ${sdkKeys.join(', ')}.`);
  }
  const own = (symbols: z.infer<typeof symbolsSchema>): string[] =>
    [sdk, `${sdk} ${version}`].flatMap((key) => symbols[key] ?? []);
  return {
    undocumented: [
      ...Object.entries(file.pages).map(([page, symbols]) => ({ page, symbols: own(symbols) })),
      ...Object.values(file.reasons).map((symbols) => ({ symbols: own(symbols) })),
    ],
    notInRelease: Object.values(file.notInRelease).flatMap(own),
  };
}
