import 'dart:convert';

import 'package:nitric_sdk/nitric.dart';
import 'package:tool_library/catalog.dart';
import 'package:tool_library/list.dart';
import 'package:tool_library/middleware.dart';
import 'package:tool_library/page.dart';
import 'package:tool_library/problem.dart';
import 'package:tool_library/rules.dart';
import 'package:tool_library/store.dart';
import 'package:tool_library/tool.dart';
import 'package:tool_library/validate.dart';

void main() {
  final library = Nitric.api('tool-library', opts: ApiOptions(middlewares: [handleProblems]));
  final tools = Nitric.kv('tools').allow([
    KeyValueStorePermission.get,
    KeyValueStorePermission.set,
    KeyValueStorePermission.delete,
  ]);
  final store = Store(
    read: tools.get,
    write: tools.set,
    remove: tools.delete,
    keys: tools.keys,
  );

  library.post('/tools', (ctx) async {
    final tool = Tool.fromMap(validate(jsonOf(ctx), toolRules));
    await addTool(store, tool);

    ctx.res.status = 201;
    ctx.res.headers['Location'] = ['/tools/${tool.id}'];
    ctx.res.json(tool.toMap());
    return ctx;
  });

  library.get('/tools', (ctx) async {
    final page = Page.fromQuery(ctx.req.queryParams);
    ctx.res.json(await listTools(store, page));
    return ctx;
  });

  library.get('/tools/:id', (ctx) async {
    final tool = await findTool(store, ctx.req.pathParams['id']!);
    ctx.res.json(tool.toMap());
    return ctx;
  });

  library.patch('/tools/:id', (ctx) async {
    final changes = validate(jsonOf(ctx), changeRules, partial: true);
    final tool = await changeTool(store, ctx.req.pathParams['id']!, changes);
    ctx.res.json(tool.toMap());
    return ctx;
  });

  library.delete('/tools/:id', (ctx) async {
    await removeTool(store, ctx.req.pathParams['id']!);
    ctx.res.status = 204;
    return ctx;
  });
}

Object? jsonOf(HttpContext ctx) {
  if (ctx.req.body.isEmpty) return null;
  try {
    return jsonDecode(ctx.req.body);
  } on FormatException {
    throw Problem(400, "The body isn't valid JSON.");
  }
}
