import 'package:uuid/uuid.dart';

const products = [
  {'id': 'heron-a3', 'name': 'Heron', 'price': 18},
  {'id': 'owl-a4', 'name': 'Owl', 'price': 12},
];

class Order {
  Order(this.id, this.product, this.quantity, this.total);

  // Nitric returns every number as a double.
  Order.fromMap(Map<String, dynamic> map)
      : id = map['id'],
        product = map['product'],
        quantity = (map['quantity'] as num).toInt(),
        total = (map['total'] as num).toInt();

  final String id;
  final String product;
  final int quantity;
  final int total;

  Map<String, dynamic> toMap() =>
      {'id': id, 'product': product, 'quantity': quantity, 'total': total};
}

Order? createOrder(Object? product, Object? quantity) {
  if (product is! String || quantity is! int || quantity < 1) return null;

  for (final found in products) {
    if (found['id'] == product) {
      return Order(Uuid().v4(), product, quantity, (found['price'] as int) * quantity);
    }
  }
  return null;
}

String receiptFor(Order order) =>
    'Order ${order.id}\n${order.quantity} x ${order.product}\n'
    'Total: \$${order.total.toStringAsFixed(2)}\n';
