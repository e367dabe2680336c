import 'dart:convert';

import 'package:nitric_sdk/nitric.dart';
import 'package:test/test.dart';
import 'package:tool_library/middleware.dart';
import 'package:tool_library/page.dart';
import 'package:tool_library/problem.dart';
import 'package:tool_library/rules.dart';
import 'package:tool_library/validate.dart';

Matcher rejects(List<String> fields) => throwsA(
      isA<Problem>().having((problem) => problem.errors.keys.toList(), 'fields', fields),
    );

void main() {
  test('reports every invalid field', () {
    final input = {'id': 'Tile saw', 'name': ' ', 'dailyFee': 7.5, 'fee': 1200};
    expect(() => validate(input, toolRules), rejects(['id', 'name', 'dailyFee', 'fee']));
  });

  test('requires an object', () {
    expect(() => validate(null, toolRules), rejects(['body']));
    expect(() => validate(['tile-saw'], toolRules), rejects(['body']));
  });

  test('accepts some of the fields as a change, but not the ID', () {
    expect(validate({'dailyFee': 450}, changeRules, partial: true), {'dailyFee': 450});
    expect(
      () => validate({'id': 'ladder'}, changeRules, partial: true),
      rejects(['id']),
    );
  });

  test('checks the page', () {
    expect(Page.fromQuery({}).limit, 20);
    for (final limit in ['0', '101', '2.5', '0x10', 'many']) {
      expect(() => Page.fromQuery({'limit': [limit]}), rejects(['limit']));
    }
  });

  test('hides an unexpected error from the caller', () async {
    final ctx = HttpContext(
      '1',
      HttpRequest(method: 'GET', path: '/tools'),
      HttpResponse(),
      next: (ctx) async => throw StateError('password=hunter2'),
    );
    final res = (await handleProblems(ctx)).res;

    expect(res.status, 500);
    expect(jsonDecode(res.body), {
      'title': 'Internal Server Error',
      'status': 500,
      'detail': 'Something went wrong.',
    });
  });
}
