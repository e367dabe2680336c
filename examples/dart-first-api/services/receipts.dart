import 'package:nitric_sdk/nitric.dart';
import 'package:paper_shop_api/orders.dart';

void main() {
  final receipts = Nitric.bucket('receipts').allow([BucketPermission.write]);

  Nitric.topic('order-placed').subscribe((ctx) async {
    final order = Order.fromMap(ctx.req.message);
    try {
      await receipts.file('${order.id}.txt').write(receiptFor(order));
      print('Wrote the receipt for order ${order.id}');
    } on Exception catch (error) {
      print("Can't write the receipt for order ${order.id}: $error");
      ctx.res.success = false;
    }
    return ctx;
  });
}
