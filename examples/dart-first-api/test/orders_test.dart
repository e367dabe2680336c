import 'package:paper_shop_api/orders.dart';
import 'package:test/test.dart';

void main() {
  test('adds up the total', () {
    expect(createOrder('heron-a3', 2)!.total, 36);
  });

  test('rejects an unknown product and an empty order', () {
    expect(createOrder('dodo-a3', 1), isNull);
    expect(createOrder('heron-a3', 0), isNull);
  });

  test('prints the total in dollars', () {
    final order = Order('817', 'owl-a4', 1, 12);
    expect(receiptFor(order), contains('Total: \$12.00'));
  });
}
