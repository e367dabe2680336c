/** @jest-environment node */
import path from 'node:path';
import {
  csharpApiSchema,
  dartApiSchema,
  jvmApiSchema,
  type SdkApi,
} from '@nitric-docs/nitric-facts/sdk-api';
import { ROOT } from '../../lib/root';
import { changesBetween } from './changes';
import { extractCsharp } from './csharp/extract';
import { extractDart } from './dart/extract';
import { extractKotlin } from './kotlin/extract';
import type { InferredTypeData } from './kotlin/inferred-types';
import type { Problem } from './source-files';

const FIXTURES = path.join(ROOT, 'tests/fixtures/sdk-api');
const release = { tag: 'v1.2.3', commit: '0123456789abcdef0123456789abcdef01234567' };

const inferredTypes: InferredTypeData = {
  members: {},
  calls: { runBlocking: { type: 'Unit', why: 'The lambda calls start(), which returns nothing.' } },
  names: {},
};

/** Reads a fixture and expects that nothing in it is unreadable. */
async function extracted<Api extends SdkApi>(
  folder: string,
  extract: (checkout: string, at: typeof release, problems: Problem[]) => Promise<Api>,
): Promise<Api> {
  const problems: Problem[] = [];
  const api = await extract(path.join(FIXTURES, folder), release, problems);
  expect(problems).toEqual([]);
  return api;
}

/** Lists all signatures, since without an earlier release everything is an addition. */
const signatures = (api: SdkApi): string[] =>
  changesBetween(undefined, api).map((line) => line.replace('+ ', ''));

describe('Kotlin', () => {
  const read = () =>
    extracted('jvm', (checkout, at, problems) =>
      extractKotlin(checkout, at, problems, inferredTypes),
    );

  test('reads the public members of all types', async () => {
    const api = await read();
    expect(jvmApiSchema.parse(api)).toMatchObject({ sdk: 'jvm', ...release });
    expect(signatures(api)).toEqual([
      'shop.orders.Resource',
      '  class Resource (modifiers abstract)',
      '  constructor Resource(property val visibility public id: String) (visibility public)',
      'shop.orders.Order<>',
      '  data class <T: Any> Order (extends Resource Priced)',
      '  constructor Order(property val visibility private key: String, ' +
        'property val visibility public items: List<T>, ' +
        'property var visibility public paid: Boolean = false) (visibility internal)',
      '  property total: Int',
      '  function pay(amount: Int): Order<T> (returnsFrom body)',
      '  function copyOf(): Invoice (returnsFrom body)',
      'shop.orders.Order.Companion',
      '  companion Order.Companion',
      '  function none(): Order<Any>? (nullable)',
      'shop.orders.Invoice',
      '  class Invoice',
      '  constructor Invoice(property val visibility public total: Int) (visibility public)',
      'shop.orders.State',
      '  enum State',
      '  constructor State(property val visibility public code: Int) (visibility private)',
      '  enumValue Open',
      '  enumValue Paid',
      '  function next(): Invoice (returnsFrom body)',
      'shop.orders.Handler<>',
      '  fun interface <Context> Handler',
      '  function handle(context: Context): Context? (nullable)',
      'shop.Shop',
      '  object Shop',
      '  property CURRENCY: String (modifiers const)',
      '  function open(): Unit (returnsFrom body)',
      '  function <T: Any> order(id: String, vararg items: T, nullable note: String? = null): Order<T> ' +
        '(modifiers @JvmStatic, throws IllegalArgumentException)',
      '  function receipt(order: Order<*>): ProtoReceipt',
      'shop.ShopKt',
      '  file ShopKt',
      '  function cancel(reason: String = "none", done: suspend()->Unit): Boolean (receiver Order<*>)',
    ]);
  });

  test('finds the full names of types, and where they are declared', async () => {
    const { types, external } = await read();
    expect(external).toEqual(['shop.proto.v1.Receipt']);
    expect(types.find(({ name }) => name === 'Shop')).toMatchObject({
      package: 'shop',
      file: 'lib/src/main/kotlin/shop/Shop.kt',
      line: 7,
      uses: { Order: 'shop.orders.Order', ProtoReceipt: 'shop.proto.v1.Receipt' },
    });
  });
});

describe('C#', () => {
  const read = () => extracted('csharp', extractCsharp);

  test('reads the public members of all types', async () => {
    const api = await read();
    expect(csharpApiSchema.parse(api)).toMatchObject({ sdk: 'csharp', ...release });
    expect(signatures(api)).toEqual([
      'Shop.Item',
      '  struct Item',
      '  field Count: int',
      'Shop.Orders.Handler<>',
      '  delegate <T> Handler',
      '  invoke Invoke(order: Order<T>, next: Func<Task>): Task<Order<T>>',
      'Shop.Orders.Size',
      '  enum Size',
      '  enumValue Small',
      '  enumValue Large',
      'Shop.Orders.IPriced',
      '  interface IPriced',
      '  property Price: int (get)',
      '  method Discount(percent: int = 10): void',
      'Shop.Orders.Order<>',
      '  class <T: class, new()> Order (modifiers abstract, extends Resource IPriced, hiddenConstructors)',
      '  field Currency: string (modifiers const, value "EUR")',
      '  field Country: string (modifiers const, value "DE")',
      '  field Id: string (modifiers readonly)',
      '  property Price: int (get)',
      '  property Name: string (get)',
      '  method <U: ICard> Pay(ref card: U, out rest: int, nullable note: string? = null, ' +
        'vararg items: T[]): Task<Receipt?> ' +
        '(modifiers virtual async, throws ArgumentException NitricException PaymentException)',
      '  method Discount(percent: int = 10): void (throws NotSupportedException)',
      'Shop.Orders.Order.Builder',
      '  class Order.Builder',
      '  method Build(): ProtoState',
      'Shop.Orders.Orders',
      '  class Orders (modifiers static)',
      '  method Cancel(extension order: Order<Item>): void (modifiers static)',
    ]);
  });

  test('finds the generated types that signatures use', async () => {
    const { types, external } = await read();
    expect(external).toEqual({
      'Nitric.Proto.Orders.v1.Receipt': 'class',
      'Nitric.Proto.Orders.v1.State': 'enum',
    });
    expect(types.find(({ name }) => name === 'Size')?.usings).toEqual([
      'System',
      'System.Threading.Tasks',
      'Nitric.Proto.Orders.v1',
      'ProtoState = Nitric.Proto.Orders.v1.State',
    ]);
  });
});

describe('Dart', () => {
  const read = () => extracted('dart', extractDart);

  test('reads what programs can import, and what they get from it', async () => {
    const api = await read();
    expect(dartApiSchema.parse(api)).toMatchObject({ sdk: 'dart', ...release });
    expect(signatures(api)).toEqual([
      'src/shop.dart#Named',
      '  class Named (modifiers mixin, exported)',
      '  constructor new() (implicit)',
      'src/shop.dart#Place<>',
      '  class <T> Place (exported)',
      '  property city: String',
      '  property id: int (set)',
      '  constructor new(from this id: int, from this named required city: String)',
      'src/shop.dart#Handled<,>',
      '  class <A, B> Handled (exported)',
      'src/handlers.dart#Handler',
      '  typedef Handler (alias Future<Order>Function(Order order), exported)',
      'src/handlers.dart#State',
      '  enum State (exported)',
      '  enumValue open',
      '  enumValue paid',
      '  property done: bool',
      'src/order.dart#Order<>',
      '  class <T> Order',
      '  constructor new() (implicit)',
      '  property item: T? (set)',
      'src/shop.dart#cancel',
      '  function cancel (exported)',
      "  method cancel(order: $o.Order, named reason: String = 'none'): Future<bool>",
      'src/shop.dart#Shop<>',
      '  class <T: Object> Shop ' +
        '(modifiers abstract, extends Place<T> Named Handled<Map<String, List<T>>, int>, exported)',
      '  property name: String',
      '  property version: int (static)',
      '  property items: List<T> (set)',
      '  property sold: List<T> (set)',
      '  constructor new(from this name: String, from super named required city: String, ' +
        'from this named items: List<T> = const [], named size: int?)',
      "  constructor empty(from super optional id: int = 1, optional suffix: String = '')",
      '  constructor named(name: String) (throws UnsupportedError)',
      '  property size: int',
      '  setter size',
      '  method open(name: String): Shop (static, throws String OrderException, annotations deprecated)',
      '  method <R: Handler> order(handler: R?, done: FutureOr<$p.Receipt>Function(int id)): $o.Order<T>',
    ]);
  });

  test('finds the libraries of types', async () => {
    const { types, external } = await read();
    expect(external).toEqual(['$p.Receipt']);
    expect(types.find(({ name }) => name === 'Shop')).toMatchObject({
      file: 'lib/src/shop.dart',
      uses: {
        '$o.Order': 'src/order.dart#Order',
        '$p.Receipt': 'external',
        Handler: 'src/handlers.dart#Handler',
      },
    });
  });
});

describe('what an extractor reports', () => {
  const unneeded = { ...inferredTypes, names: { Id: { type: 'shop.Id', why: 'Unneeded.' } } };

  test.each([
    [
      'jvm',
      [
        [26, 'the grammar doesn\'t accept "fun {"'],
        [3, 'a public type_alias outside of a type'],
        [5, 'a public property_declaration outside of a type'],
        [8, 'Unread: a public secondary_constructor'],
        [10, 'the source has no type for Unread.inferred.'],
        [12, 'the source has no type for Unread.inferredResult.'],
        [14, '"where"'],
        [16, 'the receiver of a property'],
        [21, '"annotation"'],
        [23, '"by"'],
        [7, "Unread: can't find the package of Missing."],
        [1, 'no signature needs runBlocking in "calls".'],
        [1, 'no signature needs Id in "names".'],
      ],
      (checkout: string, problems: Problem[]) =>
        extractKotlin(checkout, release, problems, unneeded),
    ],
    [
      'csharp',
      [
        [27, "the grammar doesn't accept"],
        [30, "the grammar doesn't accept"],
        [3, 'a using directive in a namespace'],
        [7, 'a public event_field_declaration'],
        [9, 'a public indexer_declaration'],
        [13, 'a member in #if'],
        [18, 'Point: a constructor in the header of a type'],
        [20, 'Part: a partial type'],
        [22, 'code in #if'],
      ],
      (checkout: string, problems: Problem[]) => extractCsharp(checkout, release, problems),
    ],
    [
      'dart',
      [
        [22, "the grammar doesn't accept"],
        [1, '"show" or "hide" of an export'],
        [3, 'limit: a public static_final_declaration_list'],
        [6, 'name: a public getter_signature'],
        [8, 'Words: a public extension_declaration'],
        [10, 'Priced: a public mixin_declaration'],
        [12, 'Shop: a public class_definition'],
        [15, 'operator_signature'],
        [17, 'visit: a parameter that is declared like a function'],
        [14, "Unread: can't find the library of Missing."],
      ],
      (checkout: string, problems: Problem[]) => extractDart(checkout, release, problems),
    ],
  ])('%s', async (folder, expected, extract) => {
    const problems: Problem[] = [];
    await extract(path.join(FIXTURES, 'unread', folder), problems);
    expect(problems.map(({ line, message }) => [line, message])).toEqual(
      expected.map(([line, message]) => [line, expect.stringContaining(String(message))]),
    );
    expect(problems[1]).toMatchObject({
      file: expect.stringMatching(/^(?:lib|src)\//),
      message: expect.stringMatching(/\. (?:Add support|If the code is valid)/),
    });
  });

  test('a checkout of another SDK', async () => {
    await expect(extractKotlin(path.join(FIXTURES, 'dart'), release, [])).rejects.toThrow(
      /has no folder lib\/src\/main\/kotlin\. Pass a checkout of this SDK/,
    );
  });
});
