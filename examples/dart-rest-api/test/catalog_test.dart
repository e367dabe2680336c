import 'package:grpc/grpc.dart' show GrpcError;
import 'package:test/test.dart';
import 'package:tool_library/catalog.dart';
import 'package:tool_library/list.dart';
import 'package:tool_library/page.dart';
import 'package:tool_library/problem.dart';
import 'package:tool_library/store.dart';
import 'package:tool_library/tool.dart';

import 'memory_store.dart';

Matcher failsWith(int status) =>
    throwsA(isA<Problem>().having((problem) => problem.status, 'status', status));

Tool toolOf(String id) => Tool(id: id, name: 'Tile saw', dailyFee: 1200);

List<String> idsOf(Map<String, dynamic> page) =>
    [for (final tool in page['tools'] as List) tool['id'] as String];

void main() {
  test('rejects an ID that is in use', () async {
    final store = memoryStore();
    await addTool(store, toolOf('tile-saw'));

    await expectLater(addTool(store, toolOf('tile-saw')), failsWith(409));
  });

  test('pages through the tools in the order of their IDs', () async {
    final store = memoryStore();
    for (final id in ['tile-saw', 'ladder', 'wet-vac']) {
      await addTool(store, toolOf(id));
    }

    final first = await listTools(store, Page(limit: 2));
    expect(idsOf(first), ['ladder', 'tile-saw']);
    expect(first['next'], '/tools?limit=2&after=tile-saw');

    final last = await listTools(store, Page(limit: 2, after: 'tile-saw'));
    expect(idsOf(last), ['wet-vac']);
    expect(last['next'], isNull);
  });

  test('finds, changes, and removes a tool', () async {
    final store = memoryStore();
    await addTool(store, toolOf('tile-saw'));

    await changeTool(store, 'tile-saw', {'dailyFee': 900});
    final tool = await findTool(store, 'tile-saw');
    expect(tool.toMap(), {'id': 'tile-saw', 'name': 'Tile saw', 'dailyFee': 900});

    await removeTool(store, 'tile-saw');
    await expectLater(findTool(store, 'tile-saw'), failsWith(404));
  });

  test('converts the numbers of the store to whole numbers', () {
    final tool = Tool.fromMap({'id': 'ladder', 'name': 'Ladder', 'dailyFee': 500.0});
    expect(tool.dailyFee, isA<int>());
  });

  test('passes on every other error of the store', () async {
    final working = memoryStore();
    final store = Store(
      read: (key) async => throw GrpcError.unavailable('no connection'),
      write: working.write,
      remove: working.remove,
      keys: working.keys,
    );

    await expectLater(findTool(store, 'tile-saw'), throwsA(isA<GrpcError>()));
  });
}
