import type { ApiSymbol, Parameter } from '@nitric-docs/nitric-facts/sdk-api';
import type { DescribedCall } from '../config';
import type { Gap } from './compare';

export interface TableCall extends DescribedCall {
  file: string;
}

/**
 * Whether a call is one of a symbol. Pages leave out the package of a type (`File.Read` for Go's `storage.File.Read`), but not the
 * type of a method.
 */
const isCallOf = ({ name, kind }: ApiSymbol, call: TableCall): boolean =>
  call.name === name ||
  (name.endsWith(`.${call.name}`) && (kind === 'function' || call.name.includes('.')));

/** The texts between the first parentheses, without the commas at their outermost level. */
function argumentsOf(signature: string): string[] {
  const found = [''];
  let depth = 0;
  for (const char of signature.slice(signature.indexOf('(') + 1)) {
    depth += '<({['.includes(char) ? 1 : 0;
    depth -= ')}]'.includes(char) || (char === '>' && depth > 0) ? 1 : 0;
    if (depth < 0) {
      break;
    }
    if (char === ',' && depth === 0) {
      found.push('');
    } else {
      found[found.length - 1] += char;
    }
  }
  return found.map((text) => text.trim()).filter(Boolean);
}

/** Whether an argument as written, such as `expiry: Int = 600`, has the name of a parameter. */
function hasName(text: string, { name }: Parameter): boolean {
  const word = name.replace(/^(?:\.{3}|\*+)/, '');
  return word === '' || text.split(/[^\p{L}\p{N}_$]+/u).includes(word);
}

const isOverload = (parts: readonly string[], parameters: readonly Parameter[]): boolean =>
  parts.length === parameters.length &&
  parameters.every((parameter, index) => hasName(parts[index] ?? '', parameter));

const listOf = (overloads: readonly Parameter[][]): string =>
  overloads.map((parameters) => `(${parameters.map(({ name }) => name).join(', ')})`).join(' or ');

export function callGaps(
  calls: readonly TableCall[],
  symbols: readonly ApiSymbol[],
  release: string,
): Gap[] {
  return calls.flatMap((call) => {
    const { file, line, name, signature } = call;
    const found = symbols.filter((symbol) => isCallOf(symbol, call));
    const overloads = found.flatMap((symbol) => symbol.overloads);
    if (found.length === 0) {
      return [{ file, line, message: `"${name}" does not exist in ${release}.` }];
    }
    const parts = argumentsOf(signature);
    return overloads.length === 0 || overloads.some((one) => isOverload(parts, one))
      ? []
      : [
          {
            file,
            line,
            message: `"${signature}" doesn't have the parameters of ${release}: ${listOf(overloads)}.`,
          },
        ];
  });
}

export const describedNames = (
  calls: readonly TableCall[],
  symbols: readonly ApiSymbol[],
): string[] =>
  symbols.filter((symbol) => calls.some((call) => isCallOf(symbol, call))).map(({ name }) => name);
