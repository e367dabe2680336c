/** Stands in the browser for the tokenizer of `prism-react-renderer`. */
export const Prism = {};
