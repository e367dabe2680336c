import type { DocumentedSymbol } from '../config';

/** A symbol of a page. */
export interface ReferencePage extends DocumentedSymbol {
  file: string;
}

/** A difference between a page and the SDK. */
export interface Gap {
  file: string;
  line: number;
  message: string;
}
