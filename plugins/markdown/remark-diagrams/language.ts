/** The language of diagram fences. */
export const DIAGRAM_LANGUAGE = 'mermaid';
