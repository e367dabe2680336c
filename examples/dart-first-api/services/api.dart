import 'package:grpc/grpc.dart' show GrpcError, StatusCode;
import 'package:nitric_sdk/nitric.dart';
import 'package:paper_shop_api/orders.dart';

Future<HttpContext> handleErrors(HttpContext ctx) async {
  try {
    return await ctx.next();
  } on GrpcError catch (error) {
    print('${ctx.req.method} ${ctx.req.path}: $error');
    ctx.res.status = error.code == StatusCode.notFound ? 404 : 500;
    return ctx;
  }
}

void main() {
  final shop = Nitric.api('shop', opts: ApiOptions(middlewares: [handleErrors]));
  final orders = Nitric.kv('orders')
      .allow([KeyValueStorePermission.get, KeyValueStorePermission.set]);
  final orderPlaced = Nitric.topic('order-placed').allow([TopicPermission.publish]);
  final receipts = Nitric.bucket('receipts').allow([BucketPermission.read]);

  shop.get('/products', (ctx) async {
    ctx.res.json({'products': products});
    return ctx;
  });

  shop.post('/orders', (ctx) async {
    final body = ctx.req.json();
    final order = createOrder(body['product'], body['quantity']);

    if (order == null) {
      ctx.res.status = 400;
      ctx.res.json({'error': 'Send the ID of a product and a quantity of at least 1.'});
      return ctx;
    }

    await orders.set(order.id, order.toMap());
    await orderPlaced.publish(order.toMap());
    ctx.res.status = 201;
    ctx.res.json(order.toMap());
    return ctx;
  });

  shop.get('/orders/:id', (ctx) async {
    final order = Order.fromMap(await orders.get(ctx.req.pathParams['id']!));
    ctx.res.json(order.toMap());
    return ctx;
  });

  shop.get('/orders/:id/receipt', (ctx) async {
    final receipt = receipts.file('${ctx.req.pathParams['id']}.txt');

    if (await receipt.exists()) {
      ctx.res.headers['Content-Type'] = ['text/plain'];
      ctx.res.body = await receipt.read();
    } else {
      ctx.res.status = 404;
    }
    return ctx;
  });
}
