/** How an SDK declares a function, in its language. */
export interface Declaration {
  /** What the language writes before the name: `async` in Python. */
  modifier?: string;
  /** In their brackets: `<T>`. Empty for most functions. */
  typeParameters: string;
  /** Without the parentheses: `key: string, options?: Options`. */
  parameters: string;
  /** Empty if the function returns nothing. */
  returns: string;
}

/** The overloads of functions by their names, such as `Bucket.file`. */
export type Declarations = Map<string, Declaration[]>;

const pairs: Readonly<Record<string, number>> = {
  '(': 1,
  '[': 1,
  '{': 1,
  ')': -1,
  ']': -1,
  '}': -1,
};

/** The content of the parentheses that open at a position, and what follows them. */
export function listAt(text: string, start: number): { content: string; rest: string } {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    depth += pairs[text.charAt(index)] ?? 0;
    if (depth === 0) {
      return { content: text.slice(start + 1, index), rest: text.slice(index + 1) };
    }
  }
  return { content: '', rest: '' };
}
