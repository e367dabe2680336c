/** A measurement with its accepted range. */
export interface Finding {
  label: string;
  value: number;
  /** Maximum accepted value. */
  max?: number;
  /** Minimum accepted value. Detects checks that did nothing. */
  min?: number;
}

export const isFailure = ({ value, max = Infinity, min = -Infinity }: Finding): boolean =>
  !(value <= max && value >= min);
