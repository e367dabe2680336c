import path from 'node:path';
import { config, pageOf, pagesBelow, problemsOn } from '../../../../fixtures/sample-checks.config';
import type { Page } from '../../../config';
import { checkSamples } from '../../check-samples';
import { readPages } from '../../samples-of-page';

async function problemsIn(page: Page): Promise<string[]> {
  const { checked } = await checkSamples(readPages([page], config).samples, { cache: new Map() });
  return problemsOn(
    page.file,
    checked.flatMap(({ problems }) => problems),
  );
}

it('reports errors at their line and column in the page', async () => {
  const pages = pagesBelow(path.join(__dirname, '../../../../fixtures/samples'));
  const problems = await Promise.all(
    pages.filter(({ file }) => file === 'docs/dart.mdx').map(problemsIn),
  );
  const handler = (context: string) => `Future<${context}> Function(${context})`;
  expect(problems.flat()).toEqual([
    '12:64 undefined_member BucketPermission has no value reading. Accepted: read, write, delete.',
    "13:33 element_type_not_assignable TopicPermission can't be assigned to BucketPermission.",
    '17:9 undefined_member HttpContext has no member resp. Accepted: id, req, res, next, toResponse.',
    '17:32 undefined_member File has no member readAll. Accepted: key, delete, read, write, exists, getDownloadUrl, getUploadUrl.',
    '23:27 undefined_member WebsocketEvent has no value opened. Accepted: connect, disconnect, message.',
    '43:33 missing_argument Schedule.every() requires handler.',
    "43:34 argument_type_not_assignable rate of Schedule.every(): dynamic Function(dynamic) can't be assigned to String.",
    `45:46 argument_type_not_assignable handler of Schedule.every(): dynamic Function(IntervalContext, dynamic) can't be assigned to ${handler('IntervalContext')}.`,
    '46:42 unexpected_argument Topic.publish() has no named parameter delaySeconds. Accepted: delay.',
    "47:42 argument_type_not_assignable delay of Topic.publish(): Duration can't be assigned to int.",
    '48:42 unexpected_argument Topic.publish() has no parameter for this argument. Accepted: message.',
    `50:22 element_type_not_assignable ${handler('HttpContext')} can't be assigned to ${handler('IntervalContext')}.`,
    '70:16 undefined_member Future<Map<String, dynamic>> has no member length. Add await.',
    "71:15 undefined_operator Future<Map<String, dynamic>> can't be indexed. Add await.",
    "72:18 argument_type_not_assignable contents of HttpResponse.json(): Future<Map<String, dynamic>> can't be assigned to Map<String, dynamic>. Add await.",
    "72:28 argument_type_not_assignable key of KeyValueStore.get(): String? can't be assigned to String.",
    "73:20 invalid_assignment null can't be assigned to String.",
    '74:39 unchecked_use_of_nullable_value List<String>? can be null. Handle null before .first.',
    "75:9 for_in_of_invalid_type Future<List<File>> can't be iterated. Add await.",
    "93:18 invalid_assignment String can't be assigned to int.",
    '94:9 undefined_member HttpResponse has no member text. Accepted: body, status, headers, withError, json, toWire.',
    '95:3 missing_return The function can end without returning HttpContext.',
    '99:7 return_without_value The function must return HttpContext.',
    "101:12 return_of_invalid_type HttpResponse can't be assigned to HttpContext.",
    "104:31 return_of_invalid_type HttpContext can't be assigned to Future<HttpContext>.",
    '107:12 assignment_to_final key is final.',
    "116:1 implementation_imports package:nitric_sdk/src/api/bucket.dart isn't part of the public interface. Import package:nitric_sdk/nitric.dart.",
    '118:8 undefined_name Undefined name HttpContxt.',
    "121:9 undefined_name Undefined name Bucket. The SDK doesn't export it.",
    '122:9 undefined_name Undefined name jsonEncode. Import dart:convert.',
    '122:51 undefined_name Undefined name berths.',
    '128:3 undefined_name Undefined name Nitric. Import package:nitric_sdk/nitric.dart.',
    '136:27 dart-syntax "]" is missing.',
  ]);
});

it.each([
  ['inherited members', 'extension on String { int get words => split(" ").length; }'],
  ['other libraries', `import 'package:crane/crane.dart';\n\nvoid main() => lift(Crane());`],
])('accepts names of %s', async (_, code) => {
  expect(await problemsIn(pageOf('docs/sample.mdx', `\`\`\`dart\n${code}\n\`\`\``))).toEqual([]);
});
