import path from 'node:path';
import { config, pagesBelow, problemsOn } from '../../fixtures/sample-checks.config';
import { codeLanguages } from '../languages';
import { MissingToolError } from '../toolchains/missing-tool';
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

let checked: CheckedSample[] = [];
let notices: string[] = [];

beforeAll(async () => {
  // Missing tools are an error there.
  delete process.env.CI;
  const result = await checkSamples(read.samples, { cache: new Map(), prepare: withoutTools });
  ({ checked, notices } = result);
});

const problemsOf = (page: string): string[] =>
  problemsOn(page, [...read.problems, ...checked.flatMap(({ problems }) => problems)]);

describe('type checking of samples', () => {
  it('reports invalid permissions, missing arguments, unknown imports, and syntax errors', () => {
    expect(problemsOf('docs/types.mdx')).toEqual([
      expect.stringMatching(/^11:43 TS2345 Argument of type '"reading"' is not assignable/),
      expect.stringMatching(/^21:21 TS2555 Expected at least 1 arguments, but got 0/),
      expect.stringMatching(/^29:10 TS2724 .*no exported member named 'buckets'/),
      expect.stringMatching(/^30:19 TS2307 Cannot find module 'no-such-package'/),
      expect.stringMatching(/^40:38 TS1005 '}' expected/),
    ]);
  });

  it('uses the version of the page or of the fence, and resolves imports of other samples', () => {
    expect(problemsOf('versioned_docs/version-nodejs-v0/versions.mdx')).toEqual([
      expect.stringMatching(/^13:10 TS2305 .*no exported member 'kv'/),
    ]);
    expect(problemsOf('docs/siblings.mdx')).toEqual([
      expect.stringMatching(/^19:10 TS2305 .*no exported member 'piers'/),
    ]);
  });
});

it('requires a record of samples that compile with an SDK without releases', () => {
  const record = (release: string) =>
    expect.stringContaining(
      `6:1 record the sample has no record of a compilation, or has changed since. Compile it with ${release},`,
    );
  expect(problemsOf('versioned_docs/version-jvm-v0/jvm.mdx')).toEqual([
    record('com.github.nitrictech:jvm-sdk 0.1.3'),
    expect.stringMatching(/^16:23 kotlin-syntax /),
  ]);
  expect(problemsOf('versioned_docs/version-csharp-v0/csharp.mdx')).toEqual([
    record('Nitric.Sdk 0.15.1'),
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

  it('have a fixture for every language with a checker, and all others a reason', () => {
    const inFixture = checked
      .filter(({ sample }) => sample.page === 'docs/syntax.mdx')
      .map(({ sample }) => sample.language);
    const others = languageEntries.flatMap(({ languages, checker }) => (checker ? [] : languages));
    expect([...new Set(inFixture), ...others].sort()).toEqual(
      codeLanguages.map(({ id }) => id).sort(),
    );
  });
});

it('reports unknown keys and values in Nitric files, and unknown commands and flags', () => {
  expect(problemsOf('docs/files.mdx')).toEqual([
    '10:5 nitric-project unknown key "starts". Accepted here: match, start, basedir, runtime, type.',
    '12:5 nitric-project "preview.0": unknown preview feature "time-travel". Accepted: docker-providers, sql-databases, batch-services, websites.',
    expect.stringMatching(
      /^13:5 nitric-project "preview\.1": "beta-providers" isn't required since provider release 1\.23\.1\./,
    ),
    '21:5 nitric-stack unknown key "memory". Accepted here: telemetry, lambda.',
    expect.stringMatching(/^23:16 nitric-stack "config\.default\.lambda\.timeout": .*number/),
    expect.stringMatching(
      /^24:1 nitric-stack "batch-compute-env" requires provider release 1\.14\.0/,
    ),
    '29:11 nitric-stack unknown provider "nitric/oracle". Accepted: aws, awstf, gcp, gcptf, azure, azuretf.',
    '36:5 nitric-local unknown key "ports". Accepted here: port.',
    '45:1 nitric-projectV0 unknown key "services". Accepted here: name, preview-features, handlers.',
    expect.stringMatching(
      /^50:8 nitric-cli unknown command "nitric deploy"\. Accepted: nitric new/,
    ),
    expect.stringMatching(
      /^51:35 nitric-cli unknown flag "--detach" of "nitric up"\. Accepted: --env-file/,
    ),
    expect.stringMatching(/^55:1 nitric-title .* title="nitric\.prod\.yaml"/),
    expect.stringMatching(/^60:1 nitric-title .* title="nitric\.yaml"/),
    expect.stringMatching(/^70:26 nitric-cli "nitric down" ignores the flag "--yes"/),
  ]);
});

it('reports fences with invalid attributes', () => {
  expect(problemsOf('docs/fences.mdx')).toEqual([
    expect.stringMatching(/^21:27 TS2353 .*'width' does not exist/),
    expect.stringMatching(/^32:32 TS2339 Property 'reed' does not exist/),
    '37:1 fence after="declared" doesn\'t match an earlier typescript sample on this page. Accepted: declare.',
    '41:1 fence id="declare" is already used by the typescript sample in line 6. Use a unique id.',
    '45:1 fence unknown version sdk="v7". Accepted: v0, v1.',
    '49:1 fence unknown language "cobol".',
  ]);
});

it('checks the syntax without the tools of a language, with one notice for each version', () => {
  expect(notices).toContain(
    'Python v1 samples: syntax only, not compiled against the SDK: no python on PATH.',
  );
  expect(notices.filter((line) => line.startsWith('Go v1'))).toHaveLength(1);
  const own = checked.filter(({ sample }) => sample.language === 'python');
  expect(own.every(({ outcome, against }) => outcome === 'syntax' && !against)).toBe(true);
});

it('excludes pages with problems from the report', () => {
  const problems = checked.flatMap((item) => item.problems);
  expect(reportOf(pages, checked, problems).pages).not.toHaveProperty(['docs/siblings.mdx']);
  expect(reportOf(pages, checked, []).pages['docs/siblings.mdx']?.counts).toEqual([
    { language: 'typescript', against: '@nitric/sdk 1.4.2', outcome: 'types', count: 3 },
    { language: 'javascript', against: '@nitric/sdk 1.4.2', outcome: 'types', count: 1 },
  ]);
});

it('reports too many skipped samples', () => {
  const proven = checked.filter(({ outcome }) => outcome !== 'skipped');
  const skipped = checked.filter(({ outcome }) => outcome === 'skipped');
  expect(tooManySkipped([...skipped, ...proven.slice(0, 10)]).join('\n')).toMatch(
    /docs\/fences\.mdx:53 Shows what the next release brings/,
  );
  expect(tooManySkipped(proven)).toEqual([]);
});
