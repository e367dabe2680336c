import 'problem.dart';
import 'rules.dart';

Map<String, dynamic> validate(Object? input, Map<String, Rule> rules, {bool partial = false}) {
  if (input is! Map<String, dynamic>) {
    throw Problem.invalid({'body': 'Must be a JSON object'});
  }

  final errors = <String, String>{};
  for (final MapEntry(key: field, value: rule) in rules.entries) {
    if (partial && !input.containsKey(field)) continue;
    final message = rule(input[field]);
    if (message != null) errors[field] = message;
  }
  for (final field in input.keys) {
    if (!rules.containsKey(field)) errors[field] = 'Unknown field';
  }
  if (errors.isNotEmpty) throw Problem.invalid(errors);
  return input;
}
