import type { Declaration } from '@nitric-docs/nitric-facts/sdk-api';
import { declarationsOf } from '@nitric-docs/nitric-facts/sdk-declarations';
import type { Root } from 'mdast';
import type { SignaturePart } from '../../../src/contracts/function-head';
import type { SdkId, SdkReference } from '../../../src/config/sdks';
import {
  anchorOfSymbol,
  lastNameOf,
  parametersIn,
  parametersSectionOf,
  symbolsOf,
  type PageParameter,
} from '../function-page';

/** How a language writes a parameter. Those of other languages are always in the description of their SDK. */
function parameterText(sdk: SdkId, { name, type, required }: PageParameter): string {
  switch (sdk) {
    case 'python':
      return `${name}: ${type}${required || name.startsWith('*') ? '' : ' = …'}`;
    case 'go':
      return `${name} ${type}`.trim();
    default:
      return `${name}${required || name.startsWith('...') ? '' : '?'}: ${type}`;
  }
}

/**
 * The declarations of a function in the description of its SDK. Without one, the parameters of the page, which check:reference
 * compares with the SDK, and no return type.
 */
function declarationsFor(
  { sdk, version }: SdkReference,
  symbol: string,
  page: Root,
): readonly Declaration[] {
  const declared = declarationsOf(sdk, version, symbol);
  if (declared) {
    return declared;
  }
  const section = parametersSectionOf(page, symbol);
  const parameters = section ? parametersIn(section) : [];
  const texts = parameters.map((parameter) => parameterText(sdk, parameter));
  return [{ typeParameters: '', parameters: texts.join(', '), returns: '' }];
}

/** What a language writes between the parameters and the return type. In others, the return type is first. */
const separators: Partial<Record<SdkId, string>> = {
  nodejs: '): ',
  python: ') -> ',
  jvm: '): ',
  go: ') ',
};

/** The signature with the sections that describe its parts. There is nothing to say about `void` and `None`. */
function partsOf(
  sdk: SdkId,
  names: readonly SignaturePart[],
  declaration: Declaration,
): SignaturePart[] {
  const separator = separators[sdk];
  const parameters = { text: declaration.parameters, section: 'parameters' };
  const returns = {
    text: declaration.returns,
    ...(!/^(?:void|None)$/.test(declaration.returns) && { section: 'returns' }),
  };
  const modifier = declaration.modifier === undefined ? '' : `${declaration.modifier} `;
  const start = [
    { text: modifier },
    ...names,
    { text: `${declaration.typeParameters}(` },
    parameters,
  ];
  const parts =
    separator === undefined
      ? [returns, { text: declaration.returns && ' ' }, ...start, { text: ')' }]
      : [...start, { text: declaration.returns ? separator : ')' }, returns];
  return parts.filter(({ text }) => text !== '');
}

/** Functions that differ only in their name share a signature: `Get | Post(path string)`. Names lead to the sections of the page. */
function sharedSignatures(
  reference: SdkReference,
  symbols: readonly string[],
  page: Root,
): SignaturePart[][] {
  const groups = new Map<string, { declaration: Declaration; names: SignaturePart[] }>();
  for (const symbol of symbols) {
    for (const declaration of declarationsFor(reference, symbol, page)) {
      const key = JSON.stringify(declaration);
      const { names } = groups.get(key) ?? { names: [] };
      const name = { text: lastNameOf(symbol), section: anchorOfSymbol(symbol) };
      const separator = names.length > 0 ? [{ text: ' | ' }] : [];
      groups.set(key, { declaration, names: [...names, ...separator, name] });
    }
  }
  // The sections about parameters and results are about all functions, or about the first alone.
  const isShared = groups.size === 1;
  return [...groups.values()].map(({ declaration, names }) =>
    partsOf(reference.sdk, names, declaration).map((part) =>
      isShared || names.includes(part) ? part : { text: part.text },
    ),
  );
}

/** The signatures of a page: one for each overload of its function, or for each of its functions. */
export function signaturesOf(reference: SdkReference, page: Root): SignaturePart[][] {
  const [first, ...others] = symbolsOf(page).map(({ symbol }) => symbol);
  if (first === undefined) {
    return [];
  }
  return others.length > 0
    ? sharedSignatures(reference, [first, ...others], page)
    : declarationsFor(reference, first, page).map((declaration) =>
        partsOf(reference.sdk, [{ text: lastNameOf(first) }], declaration),
      );
}
