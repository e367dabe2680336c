import 'problem.dart';

class Page {
  Page({this.limit = 20, this.after = ''});

  factory Page.fromQuery(Map<String, List<String>> query) {
    final limits = query['limit'] ?? ['20'];
    final limit = limits.length == 1 ? int.tryParse(limits.single, radix: 10) : null;
    final after = query['after'] ?? [''];

    if (limit == null || limit < 1 || limit > 100) {
      throw Problem.invalid({'limit': 'Must be a whole number from 1 to 100'});
    }
    if (after.length != 1) throw Problem.invalid({'after': 'Must occur only once'});
    return Page(limit: limit, after: after.single);
  }

  final int limit;
  final String after;
}
