class Problem implements Exception {
  Problem(this.status, this.detail, [this.errors = const {}]);

  Problem.invalid(Map<String, String> errors) : this(400, 'The request is invalid.', errors);

  final int status;
  final String detail;
  final Map<String, String> errors;

  Map<String, dynamic> toJson() => {
        'title': switch (status) {
          400 => 'Bad Request',
          404 => 'Not Found',
          409 => 'Conflict',
          _ => 'Internal Server Error',
        },
        'status': status,
        'detail': detail,
        if (errors.isNotEmpty)
          'errors': [
            for (final MapEntry(key: field, value: message) in errors.entries)
              {'field': field, 'message': message},
          ],
      };
}
