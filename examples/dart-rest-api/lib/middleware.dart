import 'dart:convert';

import 'package:nitric_sdk/nitric.dart';

import 'problem.dart';

Future<HttpContext> handleProblems(HttpContext ctx) async {
  try {
    return await ctx.next();
  } catch (error, stackTrace) {
    if (error is! Problem) print('${ctx.req.method} ${ctx.req.path}: $error\n$stackTrace');

    final problem = error is Problem ? error : Problem(500, 'Something went wrong.');
    ctx.res.status = problem.status;
    ctx.res.headers = {
      'Content-Type': ['application/problem+json'],
    };
    ctx.res.body = jsonEncode(problem);
    return ctx;
  }
}
