import 'package:grpc/grpc.dart' show GrpcError, StatusCode;

import 'problem.dart';
import 'rules.dart';
import 'store.dart';
import 'tool.dart';

Future<Tool?> getTool(Store store, String id) async {
  try {
    return Tool.fromMap(await store.read(id));
  } on GrpcError catch (error) {
    if (error.code == StatusCode.notFound) return null;
    rethrow;
  }
}

Future<Tool> findTool(Store store, String id) async {
  final tool = isId(id) ? await getTool(store, id) : null;
  if (tool == null) throw Problem(404, "There's no tool with the ID $id.");
  return tool;
}

Future<void> addTool(Store store, Tool tool) async {
  final taken = await getTool(store, tool.id);
  if (taken != null) throw Problem(409, 'The ID ${tool.id} is already in use.');

  await store.write(tool.id, tool.toMap());
}

Future<Tool> changeTool(Store store, String id, Map<String, dynamic> changes) async {
  final stored = await findTool(store, id);
  final tool = Tool.fromMap({...stored.toMap(), ...changes});
  await store.write(id, tool.toMap());
  return tool;
}

Future<void> removeTool(Store store, String id) async {
  await findTool(store, id);
  await store.remove(id);
}
