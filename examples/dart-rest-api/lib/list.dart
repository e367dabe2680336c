import 'catalog.dart';
import 'page.dart';
import 'store.dart';

Future<Map<String, dynamic>> listTools(Store store, Page page) async {
  final ids = <String>[];
  await for (final id in await store.keys()) {
    if (id.compareTo(page.after) > 0) ids.add(id);
  }

  ids.sort();
  final shown = ids.take(page.limit).toList();
  final tools = await Future.wait([for (final id in shown) getTool(store, id)]);

  return {
    'tools': [for (final tool in tools.nonNulls) tool.toMap()],
    'next': ids.length > page.limit ? '/tools?limit=${page.limit}&after=${shown.last}' : null,
  };
}
