import 'package:grpc/grpc.dart' show GrpcError;
import 'package:tool_library/store.dart';

Store memoryStore() {
  final values = <String, Map<String, dynamic>>{};

  return Store(
    read: (key) async => values[key] ?? (throw GrpcError.notFound('no value for $key')),
    write: (key, value) async => values[key] = value,
    remove: (key) async => values.remove(key),
    keys: () async => Stream.fromIterable(values.keys.toList()),
  );
}
