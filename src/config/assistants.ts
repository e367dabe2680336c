/** Assistants that the menu "Copy page" opens. Each accepts a first message in its address. */
export const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
] as const;

/** @param page full address of the Markdown copy of a page */
export const promptFor = (page: string): string =>
  encodeURIComponent(`Read ${page} and answer my questions about it.`);
