import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement;
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

export type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Reads the attributes of an element.
 * @param known attribute names; `true` for required attributes
 */
export function attributesOf(
  node: JsxElement,
  known: Readonly<Record<string, boolean>>,
): Attributes {
  const accepted = Object.keys(known);
  const given: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new Error('an attribute is not plain text. Write name="value".');
    }
    if (!accepted.includes(attribute.name)) {
      const names = accepted.join(', ') || 'none';
      throw new Error(`unknown attribute "${attribute.name}". Accepted: ${names}.`);
    }
    given[attribute.name] = attribute.value;
  }
  const missing = accepted.filter((name) => known[name] && given[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`missing attribute ${missing.join(', ')}. Add it.`);
  }
  return given;
}

export function oneOf<Value extends string>(
  name: string,
  value: string | undefined,
  accepted: readonly Value[],
): Value {
  const found = accepted.find((item) => item === value);
  if (found === undefined) {
    throw new Error(`${name}="${value ?? ''}" is not supported. Accepted: ${accepted.join(', ')}.`);
  }
  return found;
}

/** An element with attributes that are plain text. */
export const jsxElement = (
  name: string,
  attributes: Attributes,
  children: JsxElement['children'] = [],
): JsxElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
  ),
  children,
});

/** The value of an attribute. It is `true` for an attribute without a value, and the code of one in braces. */
export function attributeOf({ attributes }: JsxNode, name: string): string | undefined {
  const found = attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  if (!found) {
    return undefined;
  }
  return typeof found.value === 'string' ? found.value : (found.value?.value ?? 'true');
}
