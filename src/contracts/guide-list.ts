/** One group of radio buttons above a list of guides. */
export interface GuideFilter {
  /** The name of the radio buttons. */
  name: string;
  legend: string;
  options: readonly GuideFilterOption[];
}

export interface GuideFilterOption {
  /** A word in `data-facets` of the guides that the option shows. */
  value: string;
  label: string;
}
