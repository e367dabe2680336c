import path from 'node:path';
import * as z from 'zod';
import type { Finding, Sample } from '../contracts';

const packageSchema = z.object({
  ImportPath: z.string(),
  Dir: z.string(),
  /** What the compiler says about the package itself, all of it in one text. */
  Error: z.object({ Pos: z.string(), Err: z.string() }).optional(),
  /** Imports that lead nowhere, among others. */
  DepsErrors: z.array(z.object({ Pos: z.string(), Err: z.string() })).optional(),
});

type GoPackage = z.infer<typeof packageSchema>;

/** Analyzer -> what it found, by package; an analyzer that couldn't run has an object in place of the list. */
const vetSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.union([
      z.array(z.object({ posn: z.string(), message: z.string() })),
      z.object({ error: z.string() }),
    ]),
  ),
);

/** `a/sample.go:11:2: declared and not used: x`, with lines that continue it indented by a tab. */
const COMPILER_LINE = /^(?<file>[^\s:][^:]*):(?<line>\d+):(?<column>\d+)(?:: (?<message>.*))?$/;

/** Go's tools print JSON objects one after the other, each starting and ending with a brace of its own line. */
const jsonObjects = (output: string): unknown[] =>
  (output.match(/^\{\n[\s\S]*?^\}$|^\{\}$/gm) ?? []).map((text) => JSON.parse(text) as unknown);

/** Turns places of files, as Go's tools print them, into findings about samples. */
class Places {
  constructor(
    /** The folder that Go ran in: it prints paths from there. */
    private readonly cwd: string,
    private readonly samples: ReadonlyMap<string, Sample>,
  ) {}

  finding(position: string, code: string, message: string): Finding | undefined {
    const { file, line, column } = COMPILER_LINE.exec(position)?.groups ?? {};
    const sample = file === undefined ? undefined : this.samples.get(path.resolve(this.cwd, file));
    return sample && { key: sample.key, line: Number(line), column: Number(column), code, message };
  }

  /** What the compiler's text says about samples, line after line. */
  findings(text: string): Finding[] {
    const found: Finding[] = [];
    for (const line of text.split('\n')) {
      const position = COMPILER_LINE.exec(line)?.groups;
      const last = found.at(-1);
      if (position) {
        const one = this.finding(
          `${position.file}:${position.line}:${position.column}`,
          'go-compile',
          position.message ?? '',
        );
        found.push(...(one ? [one] : []));
      } else if (last && line.startsWith('\t')) {
        last.message += `\n    ${line.trim()}`;
      }
    }
    return found;
  }
}

export interface GoCompilation {
  findings: Finding[];
  /** Import paths of packages without an error: `go vet` reads no others. */
  sound: string[];
}

/** Without what Go adds about this machine: its own folder, and how it was told not to download. */
const importMessage = (text: string): string =>
  (text.split('\n')[0] ?? text)
    .replace(/: import lookup disabled by .*$/, '')
    .replace(/ \(\/[^)]*\)$/, '');

function importFindings({ DepsErrors = [] }: GoPackage, places: Places): Finding[] {
  return DepsErrors.flatMap(({ Pos, Err }) => {
    // The errors of imported packages have places of their own, outside the samples.
    const finding = places.finding(Pos, 'go-import', importMessage(Err));
    return finding ? [finding] : [];
  });
}

/**
 * What the compiler found, from what `go list -e -export -json` prints.
 * @param cwd the folder that Go ran in
 * @throws when a package of a sample has an error that names no place in it: nothing may pass for right unseen
 */
export function readGoCompilation(
  output: string,
  cwd: string,
  samples: ReadonlyMap<string, Sample>,
): GoCompilation {
  const places = new Places(cwd, samples);
  const result: GoCompilation = { findings: [], sound: [] };
  for (const item of jsonObjects(output)) {
    const onePackage = packageSchema.parse(item);
    const { Error: own, DepsErrors = [], ImportPath } = onePackage;
    const compiled = own ? places.findings(own.Pos ? `${own.Pos}: ${own.Err}` : own.Err) : [];
    const findings = [...importFindings(onePackage, places), ...compiled];
    if (findings.length === 0 && (own || DepsErrors.length > 0)) {
      throw new Error(`Go could not check ${ImportPath}: ${own?.Err ?? DepsErrors[0]?.Err}`);
    }
    result.findings.push(...findings);
    if (findings.length === 0) {
      result.sound.push(ImportPath);
    }
  }
  return result;
}

/**
 * What `go vet -json` found in packages that compile.
 * @param cwd the folder that Go ran in
 */
export function readGoVet(
  output: string,
  cwd: string,
  samples: ReadonlyMap<string, Sample>,
): Finding[] {
  const places = new Places(cwd, samples);
  return jsonObjects(output)
    .map((item) => vetSchema.parse(item))
    .flatMap((packages) => Object.values(packages))
    .flatMap((analyzers) => Object.entries(analyzers))
    .flatMap(([analyzer, found]) => {
      if (!Array.isArray(found)) {
        throw new Error(`go vet could not run ${analyzer}: ${found.error}`);
      }
      return found.flatMap(({ posn, message }) => {
        const finding = places.finding(posn, `go-vet-${analyzer}`, message);
        return finding ? [finding] : [];
      });
    });
}
