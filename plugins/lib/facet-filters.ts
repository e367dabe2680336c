import type { FacetFilter, FacetOption } from '../../src/contracts/facet-filter';
import { componentStyles } from './component-styles';
import { jsxElement, type Attributes, type JsxElement } from './jsx-attributes';

/** Items below a heading. Items of a group inside of the group count too. */
export interface FacetGroup {
  id: string;
  /** The filter options that show each item. They are the words of `data-facets`. */
  items: readonly (readonly string[])[];
}

/** A group with what it shows, apart from the groups inside of it. */
export interface ShownGroup extends FacetGroup {
  content: JsxElement['children'];
  groups?: readonly ShownGroup[];
}

/** The filters with the options that occur. A filter with a single option is left out. */
export function usedFilters(
  filters: readonly FacetFilter[],
  groups: readonly FacetGroup[],
): FacetFilter[] {
  const facets = groups.flatMap(({ items }) => items.flat());
  return filters
    .map((filter) => ({
      ...filter,
      options: filter.options.filter(({ value }) => facets.includes(value)),
    }))
    .filter(({ options }) => options.length > 1);
}

/** The list, if the options are chosen. */
const listWith = (...values: string[]): string =>
  `[data-facet-list]${values.map((value) => `:has([value="${value}"]:checked)`).join('')}`;

/** Hides the items and the groups that don't have an option. */
const ruleOf = ({ value }: FacetOption): string =>
  `${listWith(value)} [data-facets]:not([data-facets~="${value}"]){display:none}`;

const pairsOf = (filters: readonly FacetFilter[]): [string, string][] =>
  filters.flatMap((one, index) =>
    filters
      .slice(index + 1)
      .flatMap((other) =>
        one.options.flatMap((a) => other.options.map((b): [string, string] => [a.value, b.value])),
      ),
  );

/**
 * Hides a group if it has items with each option of a pair, but none with both. In all other groups without a result, `ruleOf` of
 * one option is sufficient, unless three filters are independent of the group.
 */
function groupRules({ id, items }: FacetGroup, pairs: readonly [string, string][]): string[] {
  const facets = new Set(items.flat());
  return pairs
    .filter(([a, b]) => facets.has(a) && facets.has(b))
    .filter(([a, b]) => !items.some((own) => own.includes(a) && own.includes(b)))
    .map((pair) => `${listWith(...pair)} [data-group="${id}"]{display:none}`);
}

/** The rules that make the filters work without a script. */
export function filterRules(
  filters: readonly FacetFilter[],
  groups: readonly FacetGroup[],
): string {
  const pairs = pairsOf(filters);
  return [
    ...filters.flatMap(({ options }) => options).map(ruleOf),
    ...groups.flatMap((group) => groupRules(group, pairs)),
  ].join('');
}

const elementOf = ({ id, items, content, groups = [] }: ShownGroup): JsxElement =>
  jsxElement('div', { 'data-group': id, 'data-facets': [...new Set(items.flat())].join(' ') }, [
    ...content,
    ...groups.map(elementOf),
  ]);

/**
 * A list with filters.
 * @param counted what the items are, such as `Issues`
 * @param styles the style sheet of the items, in `src/components`
 */
export function facetList(
  counted: string,
  styles: string,
  filters: readonly FacetFilter[],
  shown: readonly ShownGroup[],
  attributes: Attributes = {},
): JsxElement {
  const groups = shown.flatMap((group) => [group, ...(group.groups ?? [])]);
  const used = usedFilters(filters, groups);
  const css = componentStyles('FacetList/facet-list.css', styles) + filterRules(used, groups);
  return jsxElement(
    'FacetList',
    { filters: JSON.stringify(used), css, counted, ...attributes },
    shown.map(elementOf),
  );
}
