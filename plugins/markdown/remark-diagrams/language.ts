/** The language of a fence that holds a diagram. */
export const DIAGRAM_LANGUAGE = 'mermaid';
