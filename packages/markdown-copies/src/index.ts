export { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
export { contentOfMarkdown, contentOfPage, differencesOf } from './compare';
export { toMarkdown } from './to-markdown';
