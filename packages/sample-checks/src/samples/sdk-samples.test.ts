import path from 'node:path';
import { config, pagesBelow, problemsOn } from '../../fixtures/sample-checks.config';
import { codeLanguageLabel, type CodeLanguage } from '../languages';
import { checkSamples, type RunResult } from './check-samples';
import { readPages } from './samples-of-page';

const root = path.join(__dirname, '../../fixtures/samples');
const pages = pagesBelow(root).filter(({ file }) => /(?:python|go)/.test(file));

let result: RunResult;

beforeAll(async () => {
  result = await checkSamples(readPages(pages, config).samples, { cache: new Map() });
});

/**
 * Expects problems that the real tools report. If the tools are missing, prints the notice and expects that only the syntax
 * was checked.
 */
function expectProblems(language: CodeLanguage, page: string, expected: readonly RegExp[]): void {
  const notice = result.notices.find((line) => line.startsWith(codeLanguageLabel(language)));
  if (notice === undefined) {
    const problems = result.checked.flatMap((item) => item.problems);
    expect(problemsOn(page, problems)).toEqual(expected.map((text) => expect.stringMatching(text)));
    return;
  }
  process.stderr.write(`${notice}\n`);
  const own = result.checked.filter(({ sample }) => sample.language === language);
  expect(own.map(({ outcome }) => outcome)).toEqual(own.map(() => 'syntax'));
}

it('reports errors of Python samples in their line', () => {
  expectProblems('python', 'docs/python.mdx', [
    /^11:37 reportArgumentType .*"Literal\['reding'\]" cannot be assigned to parameter "perm"/,
    /^21:11 reportCallIssue Argument missing for parameter "cron"/,
    /^29:30 reportAttributeAccessIssue "bucketz" is unknown import symbol/,
    /^30:8 reportMissingImports Import "no_such_package" could not be resolved/,
    /^44:30 reportArgumentType .*cannot be assigned to parameter "message"/,
    /^50:8 reportUnusedImport Import "json" is not accessed/,
    /^59:30 reportAttributeAccessIssue "kv" is unknown import symbol/,
    /^59:30 reportUnusedImport Import "kv" is not accessed/,
    /^78:28 reportArgumentType .*cannot be assigned to parameter "key"/,
    /^82:26 reportAttributeAccessIssue "pier" is unknown import symbol/,
  ]);
});

it('reports errors of the Go compiler and go vet in their line', () => {
  // The same with a checkout of the SDK in NITRIC_GO_SDK and with its signatures.
  expectProblems('go', 'docs/go.mdx', [
    /^17:49 go-compile undefined: storage\.BucketReading/,
    /^31:4 go-compile not enough arguments in call to nitric\.NewSchedule\n {4}have \(\)\n {4}want \(string\)/,
    /^43:2 go-import cannot find module providing package github\.com\/nitrictech\/go-sdk\/buckets$/,
    /^44:2 go-import package no\/such\/crane is not in std$/,
    /^59:2 go-compile "os" imported and not used/,
    /^65:2 go-compile declared and not used: berths/,
    /^66:15 go-compile cannot use 12 .* as string value in argument to nitric\.NewKv/,
    /^79:14 go-vet-printf fmt\.Printf format %d has arg "four" of wrong type string/,
    /^90:1 go-compile syntax error: unexpected }/,
    /^98:8 go-import cannot find module providing package github\.com\/nitrictech\/go-sdk\/handler/,
    /^140:59 go-compile cannot use storage\.BucketRead .* as queues\.QueuePermission value/,
    /^141:26 go-compile cannot use apis\.WithNoMethodSecurity\(\) .* as apis\.ApiOption value/,
    /^143:67 go-compile cannot use "1s" .*Duration value in argument to topics\.WithDelay/,
    /^144:11 go-compile arrivals\.Subscribe undefined \(type \*topics\.TopicClient/,
    /^164:9 go-compile cannot use func\(ctx \*schedules\.Ctx\) .* as apis\.Handler value/,
    /^167:41 go-compile cannot use .* does not implement keyvalue\.KvStoreClientIface/,
    /^171:15 go-compile cannot use 7 .* as string value in assignment/,
    /^172:11 go-compile assignment mismatch: 1 variable but .*\.Get returns 2 values/,
    /^173:25 go-compile .*\.Deny undefined \(type \*keyvalue\.kvstore has no field or method Deny\)/,
    /^236:2 go-import cannot find module providing package github\.com\/nitrictech\/go-sdk\/buckets$/,
  ]);
});
