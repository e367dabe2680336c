typedef Rule = String? Function(Object? value);

const changeRules = <String, Rule>{'name': _checkName, 'dailyFee': _checkFee};
const toolRules = <String, Rule>{'id': _checkId, ...changeRules};

final _idPattern = RegExp(r'^[a-z0-9]+(-[a-z0-9]+)*$');

String? _checkId(Object? value) => switch (value) {
      String id when id.length > 40 => 'Must have at most 40 characters',
      String id when _idPattern.hasMatch(id) => null,
      String _ => 'Must be lowercase words or numbers joined by hyphens',
      _ => 'Must be a string',
    };

String? _checkName(Object? value) => switch (value) {
      String name when name.trim().isEmpty => "Can't be empty",
      String name when name.trim().length > 80 => 'Must have at most 80 characters',
      String _ => null,
      _ => 'Must be a string',
    };

String? _checkFee(Object? value) => switch (value) {
      int cents when cents >= 0 && cents <= 100000 => null,
      int _ => 'Must be from 0 to 100000',
      _ => 'Must be a whole number of cents',
    };

bool isId(String text) => _checkId(text) == null;
