import path from 'node:path';
import * as z from 'zod';
import type { Finding, Sample } from '../contracts';

const packageSchema = z.object({
  ImportPath: z.string(),
  Dir: z.string(),
  /** All compiler errors of the package in one string. */
  Error: z.object({ Pos: z.string(), Err: z.string() }).optional(),
  /** Errors of dependencies, including unresolved imports. */
  DepsErrors: z.array(z.object({ Pos: z.string(), Err: z.string() })).optional(),
});

type GoPackage = z.infer<typeof packageSchema>;

/** Results of the analyzers by package. An analyzer that failed has an object instead of a list. */
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

/** Example: `a/sample.go:11:2: declared and not used: x`. Continuation lines start with a tab. */
const COMPILER_LINE = /^(?<file>[^\s:][^:]*):(?<line>\d+):(?<column>\d+)(?:: (?<message>.*))?$/;

/** Parses concatenated JSON objects whose outer braces are on separate lines, as Go's tools print them. */
const jsonObjects = (output: string): unknown[] =>
  (output.match(/^\{\n[\s\S]*?^\}$|^\{\}$/gm) ?? []).map((text) => JSON.parse(text) as unknown);

/** Converts file positions, as Go's tools print them, to findings in samples. */
class SampleLocator {
  constructor(
    /** The working directory of Go, which reported paths are relative to. */
    private readonly cwd: string,
    private readonly samples: ReadonlyMap<string, Sample>,
  ) {}

  /** @returns an empty list if the position is outside the samples */
  findingsAt(position: string, code: string, message: string): Finding[] {
    const { file, line, column } = COMPILER_LINE.exec(position)?.groups ?? {};
    const sample = file === undefined ? undefined : this.samples.get(path.resolve(this.cwd, file));
    return sample
      ? [{ key: sample.key, line: Number(line), column: Number(column), code, message }]
      : [];
  }

  /** Parses the compiler output. */
  parse(text: string): Finding[] {
    const found: Finding[] = [];
    for (const line of text.split('\n')) {
      const position = COMPILER_LINE.exec(line)?.groups;
      const last = found.at(-1);
      if (position) {
        const at = `${position.file}:${position.line}:${position.column}`;
        found.push(...this.findingsAt(at, 'go-compile', position.message ?? ''));
      } else if (last && line.startsWith('\t')) {
        last.message += `\n    ${line.trim()}`;
      }
    }
    return found;
  }
}

interface GoCompilation {
  findings: Finding[];
  /** Import paths of packages without an error. `go vet` accepts only these. */
  sound: string[];
}

/** Removes machine-specific details: the Go folder and the download settings. */
const importMessage = (text: string): string =>
  (text.split('\n')[0] ?? text)
    .replace(/: import lookup disabled by .*$/, '')
    .replace(/ \(\/[^)]*\)$/, '');

function importFindings({ DepsErrors = [] }: GoPackage, locator: SampleLocator): Finding[] {
  return DepsErrors.flatMap(({ Pos, Err }) =>
    locator.findingsAt(Pos, 'go-import', importMessage(Err)),
  );
}

/**
 * Parses the output of `go list -e -export -json`.
 * @param cwd the working directory of Go
 * @throws if a package has an error without a position in a sample, because the error would get lost otherwise
 */
export function readGoCompilation(
  output: string,
  cwd: string,
  samples: ReadonlyMap<string, Sample>,
): GoCompilation {
  const locator = new SampleLocator(cwd, samples);
  const result: GoCompilation = { findings: [], sound: [] };
  for (const item of jsonObjects(output)) {
    const onePackage = packageSchema.parse(item);
    const { Error: own, DepsErrors = [], ImportPath } = onePackage;
    const compiled = own ? locator.parse(own.Pos ? `${own.Pos}: ${own.Err}` : own.Err) : [];
    const findings = [...importFindings(onePackage, locator), ...compiled];
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
 * Parses the output of `go vet -json`.
 * @param cwd the working directory of Go
 */
export function readGoVet(
  output: string,
  cwd: string,
  samples: ReadonlyMap<string, Sample>,
): Finding[] {
  const locator = new SampleLocator(cwd, samples);
  return jsonObjects(output)
    .map((item) => vetSchema.parse(item))
    .flatMap((packages) => Object.values(packages))
    .flatMap((analyzers) => Object.entries(analyzers))
    .flatMap(([analyzer, found]) => {
      if (!Array.isArray(found)) {
        throw new Error(`go vet could not run ${analyzer}: ${found.error}`);
      }
      return found.flatMap(({ posn, message }) =>
        locator.findingsAt(posn, `go-vet-${analyzer}`, message),
      );
    });
}
