import { parseMermaid } from './renderer';

export const DIAGRAM_LANGUAGE = 'mermaid';

/** The option of a fence whose diagram is an image that loads lazily. */
const LAZY = 'lazy';

/** Larger diagrams are hard to read. */
const MAX_NODES = 12;

/** Mermaid's syntax for text alternatives. */
const ACCESSIBLE_LINE = /^\s*(accTitle|accDescr)\s*:\s*(.*?)\s*$/;
const KIND = /^\s*(?:flowchart\s+(?:TD|TB|LR|RL|BT)|sequenceDiagram)\s*$/;
/** The site sets the colors for both color modes. */
const STYLING = /^\s*(?:style|classDef|class|linkStyle)\s/;
/** A node and its text: `a`, `a["Text"]`, `a[Text]`, or `a[("Text")]` for data. */
const NODE = String.raw`\w+(?:-\w+)*(?:\["[^"]*"\]|\[\("[^"]*"\)\]|\[[^[\](){}"|<>]+\])?`;
const ARROW = String.raw`<?(?:-->|---|-\.->|-\.-|==>|===)(?:\|[^|]+\|)?`;
/** Accepted lines of a flowchart. The renderer silently ignores the parts of others that it doesn't know. */
const FLOWCHART_LINE = new RegExp(String.raw`^\s*${NODE}(?:\s+${ARROW}\s+${NODE})*\s*$`);
/** Accepted lines of a sequence diagram. The renderer silently ignores all others. */
const SEQUENCE_LINE =
  /^\s*(?:participant\s+\w+(?:\s+as\s+.+)?|actor\s+\w+(?:\s+as\s+.+)?|\w+\s*-?->>?\s*[+-]?\w+\s*:\s*\S.*|Note\s+(?:over|left of|right of)\s+\w+(?:\s*,\s*\w+)?\s*:\s*\S.*|(?:alt|else|opt|loop|par|and)(?:\s.*)?|end)\s*$/;

const isFilled = (line: string): boolean => line.trim() !== '' && !line.trim().startsWith('%%');

/** @returns the value of the only `accTitle` or `accDescr` line */
function textAlternative(lines: readonly string[], name: string): string {
  const values = lines.flatMap((line) => {
    const [, found, value] = ACCESSIBLE_LINE.exec(line) ?? [];
    return found === name && value ? [value] : [];
  });
  const [value] = values;
  if (value === undefined || values.length > 1) {
    throw new Error(
      `the diagram requires exactly one line "${name}: ..." for screen readers. accTitle is its name, and accDescr describes it in whole sentences.`,
    );
  }
  return value;
}

/** @throws an error for an unknown line, for a node without text at its first mention, and for too many nodes */
function checkFlowchart(lines: readonly string[]): void {
  const unknown = lines.slice(1).find((line) => !FLOWCHART_LINE.test(line));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown.trim()}" is not a supported line of a flowchart. Accepted: a["Text"] --> b["Text"], a -->|label| b, a -.-> b, a <--> b, and a[("Text")] for data. Write each text in brackets and quotes, each label between two |, and spaces around each arrow.`,
    );
  }
  const { nodes } = parseMermaid(lines.join('\n'));
  const bare = [...nodes.values()].find(({ id, label }) => id === label);
  if (bare) {
    throw new Error(
      `"${bare.id}" has no text at its first mention. Write ${bare.id}["Text"] there.`,
    );
  }
  if (nodes.size > MAX_NODES) {
    throw new Error(
      `the diagram has ${nodes.size} nodes. The maximum is ${MAX_NODES}. Split the diagram.`,
    );
  }
}

function checkSequence(lines: readonly string[]): void {
  const unknown = lines.slice(1).find((line) => !SEQUENCE_LINE.test(line));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown.trim()}" is not a supported line of a sequence diagram. Accepted: participant A as Text, A->>B: text, A-->>B: text, Note over A: text, alt, else, opt, loop, par, and, end.`,
    );
  }
}

/** Reads the options after the language of a fence. */
export function isLazy(meta: string | null | undefined): boolean {
  const options = meta?.split(/\s+/).filter(Boolean) ?? [];
  const unknown = options.find((option) => option !== LAZY);
  if (unknown !== undefined) {
    throw new Error(`unknown option "${unknown}" of a diagram. Accepted: ${LAZY}.`);
  }
  return options.length > 0;
}

/** @returns the text alternatives, and the Mermaid text without their lines */
export function readDiagram(fence: string) {
  const all = fence.replace(/\r\n?/g, '\n').split('\n').filter(isFilled);
  const lines = all.filter((line) => !ACCESSIBLE_LINE.test(line));
  const [kind = ''] = lines;
  if (!KIND.test(kind)) {
    throw new Error(
      `unsupported diagram "${kind.trim()}". Start the diagram with "flowchart LR" (or TD, TB, RL, BT) or "sequenceDiagram".`,
    );
  }
  const styling = lines.find((line) => STYLING.test(line));
  if (styling !== undefined) {
    throw new Error(
      `"${styling.trim()}" sets colors or styles. Remove the line, because the site sets the colors of diagrams.`,
    );
  }
  const text = lines.join('\n');
  const title = textAlternative(all, 'accTitle');
  const description = textAlternative(all, 'accDescr');
  if (kind.includes('sequenceDiagram')) {
    checkSequence(lines);
  } else {
    checkFlowchart(lines);
  }
  return { title, description, text };
}
