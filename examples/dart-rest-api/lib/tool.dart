class Tool {
  Tool({required this.id, required this.name, required this.dailyFee});

  factory Tool.fromMap(Map<String, dynamic> map) => Tool(
        id: map['id'] as String,
        name: (map['name'] as String).trim(),
        dailyFee: (map['dailyFee'] as num).toInt(),
      );

  final String id;
  final String name;
  final int dailyFee;

  Map<String, dynamic> toMap() => {'id': id, 'name': name, 'dailyFee': dailyFee};
}
