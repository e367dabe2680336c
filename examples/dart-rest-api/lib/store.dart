class Store {
  Store({required this.read, required this.write, required this.remove, required this.keys});

  final Future<Map<String, dynamic>> Function(String key) read;
  final Future<void> Function(String key, Map<String, dynamic> value) write;
  final Future<void> Function(String key) remove;
  final Future<Stream<String>> Function() keys;
}
