import path from 'node:path';
import { config, pagesBelow } from '../../fixtures/sample-checks.config';
import { codeLanguages } from '../languages';
import { MissingToolError } from '../toolchains/missing-tool';
import type { CachedResult } from './cache';
import { languageEntries } from './languages';
import { reportOf, tooManySkipped } from './report';
import { checkSamples, prepareLanguage, type CheckedSample, type Prepare } from './check-samples';
import { readPages } from './samples-of-page';

const root = path.join(__dirname, '../../fixtures/samples');
const pages = pagesBelow(root);
const read = readPages(pages, config);

/** Simulates a machine without the tools of other languages, which `sdk-samples.test.ts` covers. */
const withoutTools: Prepare = async (language) => {
  if (['python', 'go'].includes(language)) {
    throw new MissingToolError(`no ${language} on PATH`);
  }
  return prepareLanguage(language, 'v1');
};

const check = (cache = new Map<string, CachedResult>(), prepare = withoutTools) =>
  checkSamples(read.samples, { cache, prepare });

let checked: CheckedSample[] = [];
/** Problems of a page as `line code message`, sorted and without duplicates. */
function problemsOn(page: string): string[] {
  const all = [...read.problems, ...checked.flatMap(({ problems }) => problems)]
    .filter((problem) => problem.page === page)
    .sort((a, b) => a.line - b.line || a.column - b.column);
  return [...new Set(all.map(({ line, code, message }) => `${line} ${code} ${message}`))];
}

beforeAll(async () => {
  const { CI } = process.env;
  delete process.env.CI;
  checked = (await check()).checked;
  process.env.CI = CI ?? '';
}, 180_000);

describe('type checking of samples', () => {
  it('reports invalid permissions, missing arguments, unknown imports, and syntax errors', () => {
    expect(problemsOn('docs/types.mdx')).toEqual([
      expect.stringMatching(/^11 TS2345 Argument of type '"reading"' is not assignable/),
      expect.stringMatching(/^21 TS2555 Expected at least 1 arguments, but got 0/),
      expect.stringMatching(/^29 TS2724 .*no exported member named 'buckets'/),
      expect.stringMatching(/^30 TS2307 Cannot find module 'no-such-package'/),
      expect.stringMatching(/^40 TS1005 '}' expected/),
    ]);
  });

  it('checks fences with also="js" as TypeScript and as JavaScript', () => {
    const both = checked.filter(
      ({ sample }) => sample.line === 18 && sample.page.includes('types'),
    );
    expect(both.map(({ sample }) => sample.language)).toEqual(['typescript', 'javascript']);
    expect(both.every(({ problems }) => problems.length === 1)).toBe(true);
  });

  it('uses the version of the page or of the fence', () => {
    expect(problemsOn('versioned_docs/version-nodejs-v0/versions.mdx')).toEqual([
      expect.stringMatching(/^13 TS2305 .*no exported member 'kv'/),
    ]);
  });

  it('resolves imports of other samples on the page', () => {
    expect(problemsOn('docs/siblings.mdx')).toEqual([
      expect.stringMatching(/^19 TS2305 .*no exported member 'piers'/),
    ]);
  });
});

it('requires a record of samples that compile with an SDK without releases', () => {
  const record = (line: number, release: string) =>
    expect.stringContaining(
      `${line} record the sample has no record of a compilation, or has changed since. Compile it with ${release},`,
    );
  expect(problemsOn('versioned_docs/version-jvm-v0/jvm.mdx')).toEqual([
    record(8, 'com.github.nitrictech:jvm-sdk 0.1.3'),
    record(27, 'com.github.nitrictech:jvm-sdk 0.1.3'),
    expect.stringMatching(/^42 kotlin-syntax /),
    record(48, 'com.github.nitrictech:jvm-sdk 0.1.3'),
  ]);
  expect(problemsOn('versioned_docs/version-csharp-v0/csharp.mdx')).toEqual([
    record(8, 'Nitric.Sdk 0.15.1'),
    record(37, 'Nitric.Sdk 0.15.1'),
    expect.stringMatching(/^60 csharp-syntax /),
    record(66, 'Nitric.Sdk 0.15.1'),
  ]);
});

describe('syntax checks', () => {
  it.each([
    ['python', 7, 'python-syntax'],
    ['go', 14, 'go-syntax'],
    ['dart', 19, 'dart-syntax'],
    ['java', 25, 'java-syntax'],
    ['kotlin', 30, 'kotlin-syntax'],
    ['csharp', 35, 'csharp-syntax'],
    ['php', 40, 'php-syntax'],
    ['ruby', 44, 'ruby-syntax'],
    ['powershell', 50, 'powershell-syntax'],
    ['makefile', 54, 'makefile-syntax'],
    ['bicep', 59, 'bicep-syntax'],
    ['bash', 64, 'bash-syntax'],
    ['yaml', 68, 'yaml'],
    ['json', 75, 'json'],
    ['toml', 80, 'toml'],
    ['hcl', 85, 'hcl'],
    ['docker', 91, 'docker'],
    ['sql', 96, 'sql'],
    ['graphql', 102, 'graphql'],
    ['prisma', 107, 'prisma'],
    ['protobuf', 113, 'protobuf'],
    ['html', 118, 'html'],
    ['css', 123, 'css'],
    ['mdx', 128, 'mdx'],
    ['tsx', 134, 'TS17002'],
    ['jsx', 138, 'TS17002'],
    ['javascript', 142, 'TS1005'],
    ['typescript', 146, 'TS1110'],
  ])('finds a %s syntax error in line %i', (language, line, code) => {
    const own = checked.find(
      ({ sample }) => sample.page === 'docs/syntax.mdx' && sample.language === language,
    );
    expect(own?.problems).toContainEqual(expect.objectContaining({ line, code }));
  });

  it('has a fixture for every language with a checker', () => {
    const inFixture = checked
      .filter(({ sample }) => sample.page === 'docs/syntax.mdx')
      .map(({ sample }) => sample.language);
    const checkable = languageEntries
      .filter(({ checker }) => checker)
      .flatMap(({ languages }) => languages);
    expect([...new Set(inFixture)].sort()).toEqual([...checkable].sort());
  });
});

it('has a checker or a reason for every fence language', () => {
  const known = languageEntries.flatMap(({ languages }) => languages);
  expect([...known].sort()).toEqual(codeLanguages.map(({ id }) => id).sort());
});

it('reports unknown keys and values in Nitric files, and unknown commands and flags', () => {
  expect(problemsOn('docs/files.mdx')).toEqual([
    '10 nitric-project unknown key "starts". Accepted here: match, start, basedir, runtime, type.',
    '12 nitric-project "preview.0": unknown preview feature "time-travel". Accepted: docker-providers, sql-databases, batch-services, websites.',
    expect.stringMatching(
      /^13 nitric-project "preview\.1": "beta-providers" isn't required since provider release 1\.23\.1\./,
    ),
    '21 nitric-stack unknown key "memory". Accepted here: telemetry, lambda.',
    expect.stringMatching(/^23 nitric-stack "config\.default\.lambda\.timeout": .*number/),
    expect.stringMatching(
      /^24 nitric-stack "batch-compute-env" requires provider release 1\.14\.0/,
    ),
    '29 nitric-stack unknown provider "nitric/oracle". Accepted: aws, awstf, gcp, gcptf, azure, azuretf.',
    '36 nitric-local unknown key "ports". Accepted here: port.',
    '45 nitric-projectV0 unknown key "services". Accepted here: name, preview-features, handlers.',
    expect.stringMatching(/^50 nitric-cli unknown command "nitric deploy"\. Accepted: nitric new/),
    expect.stringMatching(
      /^51 nitric-cli unknown flag "--detach" of "nitric up"\. Accepted: --env-file/,
    ),
    expect.stringMatching(/^55 nitric-title .* title="nitric\.prod\.yaml"/),
    expect.stringMatching(/^60 nitric-title .* title="nitric\.yaml"/),
    expect.stringMatching(/^70 nitric-cli "nitric down" ignores the flag "--yes"/),
  ]);
});

it('reports fences with invalid attributes', () => {
  expect(problemsOn('docs/fences.mdx')).toEqual([
    expect.stringMatching(/^21 TS2353 .*'width' does not exist/),
    expect.stringMatching(/^32 TS2339 Property 'reed' does not exist/),
    '37 fence after="declared" doesn\'t match an earlier typescript sample on this page. Accepted: declare.',
    '41 fence id="declare" is already used by the typescript sample in line 6. Use a unique id.',
    '45 fence unknown version sdk="v7". Accepted: v0, v1.',
    '49 fence unknown language "cobol".',
  ]);
});

describe('missing tools', () => {
  const { CI } = process.env;
  afterEach(() => (CI === undefined ? delete process.env.CI : (process.env.CI = CI)));

  it('fall back to a syntax check with one notice for each version', async () => {
    delete process.env.CI;
    const { notices } = await check();
    expect(notices).toContain(
      'Python v1 samples: syntax only, not compiled against the SDK: no python on PATH.',
    );
    expect(notices.filter((line) => line.startsWith('Go v1'))).toHaveLength(1);
    const own = checked.filter(({ sample }) => sample.language === 'python');
    expect(own.every(({ outcome, against }) => outcome === 'syntax' && !against)).toBe(true);
  }, 180_000);

  it('are an error in CI', async () => {
    process.env.CI = 'true';
    await expect(check()).rejects.toThrow(/no (?:python|go) on PATH/);
  });
});

describe('the report', () => {
  it('excludes pages with problems', () => {
    const problems = [...read.problems, ...checked.flatMap((item) => item.problems)];
    const report = reportOf(pages, checked, problems);
    expect(Object.keys(report.pages)).not.toContain('docs/types.mdx');
    expect(Object.keys(report.pages)).not.toContain('docs/siblings.mdx');
    const all = reportOf(pages, checked, []);
    expect(all.pages['docs/siblings.mdx']?.counts).toEqual([
      { language: 'typescript', against: '@nitric/sdk 1.4.2', outcome: 'types', count: 3 },
      { language: 'javascript', against: '@nitric/sdk 1.4.2', outcome: 'types', count: 1 },
    ]);
  });
});

it('reports too many skipped samples', () => {
  const proven = checked.filter(({ outcome }) => outcome !== 'skipped');
  const skipped = checked.filter(({ outcome }) => outcome === 'skipped');
  expect(tooManySkipped([...skipped, ...proven.slice(0, 10)]).join('\n')).toMatch(
    /docs\/fences\.mdx:53 Shows what the next release brings/,
  );
  expect(tooManySkipped(proven)).toEqual([]);
});
