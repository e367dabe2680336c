export interface FacetFilter {
  name: string;
  legend: string;
  options: readonly FacetOption[];
}

export interface FacetOption {
  /** A word in `data-facets` of the items that the option shows. It is unique among all filters of a list. */
  value: string;
  label: string;
}
