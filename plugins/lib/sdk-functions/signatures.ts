import {
  describedSymbols,
  type ApiSymbol,
  type Parameter,
} from '@nitric-docs/nitric-facts/sdk-api';
import type { SdkReference } from '../../../src/config/sdks';
import { lastNameOf, parametersIn, parametersSectionOf } from '../function-page';
import type { SdkFunction } from './read-resources';

/** The parameters of each form of a function. */
type Overloads = ApiSymbol['overloads'];

export type OverloadsOf = (one: SdkFunction) => Overloads;

/** The parameters on the page, which check:reference compares with the SDK. Overloads are one list there. */
function parametersOnPage({ page, symbol }: SdkFunction): Overloads {
  const section = parametersSectionOf(page, symbol);
  return [section ? parametersIn(section) : []];
}

/** Finds the parameters in the description of the SDK if there is one, and otherwise on the page of the function. */
export function overloadsIn(reference: SdkReference): OverloadsOf {
  const symbols = describedSymbols(reference.sdk, reference.version);
  return (one) =>
    symbols?.find(({ name }) => name === one.symbol)?.overloads ?? parametersOnPage(one);
}

/** Go writes `...` before the type, C# `params`, and Kotlin `vararg`. */
const isRest = ({ name, type, rest }: Parameter): boolean =>
  rest === true || name.startsWith('...') || /^(?:\.\.\.|params |vararg )/.test(type);

/** Rest parameters are optional, so they have no question mark. */
const withMark = (parameter: Parameter): string =>
  isRest(parameter) ? `...${parameter.name.replace('...', '')}` : parameter.name;

/** The names in one position of all overloads: `task | payload`, `options?`. */
function positionOf(overloads: Overloads, index: number): { text: string; isNamed: boolean } {
  const all = overloads.map((parameters) => parameters[index]);
  const parameters = all.filter((parameter) => parameter !== undefined);
  const names = [...new Set(parameters.map(withMark))];
  const isOptional =
    all.includes(undefined) || parameters.some((one) => !one.required && !isRest(one));
  return {
    text: names.join(' | ') + (isOptional ? '?' : ''),
    isNamed: parameters.some(({ named }) => named),
  };
}

/** The parameters of all overloads together. Named ones are in braces, as in the declarations of Dart. */
export function signatureOf(overloads: Overloads): string {
  const length = Math.max(0, ...overloads.map((parameters) => parameters.length));
  const positions = Array.from({ length }, (_, index) => positionOf(overloads, index));
  const named = positions.filter(({ isNamed }) => isNamed).map(({ text }) => text);
  const texts = positions.filter(({ isNamed }) => !isNamed).map(({ text }) => text);
  return [...texts, ...(named.length > 0 ? [`{${named.join(', ')}}`] : [])].join(', ');
}

/** Titles such as `bucket.on()`. Other titles name several functions. */
const isOneCall = (title: string): boolean => /^[\w.]+\(\)$/.test(title);

/**
 * The call of a function with its parameters, such as `kv.set(key, value)`. The titles in the menu are short, but a few of them are
 * not the name in the SDK.
 */
export function callOf(one: SdkFunction, overloads: Overloads): string {
  const isName = lastNameOf(one.menuTitle) === `${lastNameOf(one.symbol)}()`;
  const title = isName ? one.menuTitle : one.title;
  return isOneCall(title) ? title.replace('()', `(${signatureOf(overloads)})`) : title;
}
