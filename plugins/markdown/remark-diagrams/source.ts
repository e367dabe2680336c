import { parseMermaid } from './renderer';

/** More are no longer read at a glance. */
export const MOST_NODES = 12;

/** A diagram as its author wrote it. */
export interface DiagramSource {
  title: string;
  description: string;
  /** The Mermaid text, without the lines that became title and description. */
  text: string;
}

/** Lines of text alternatives, as Mermaid has them. */
const ACCESSIBLE_LINE = /^\s*(accTitle|accDescr)\s*:\s*(.*?)\s*$/;
const KIND = /^\s*(?:flowchart\s+(?:TD|TB|LR|RL|BT)|sequenceDiagram)\s*$/;
/** Colours come from the site, for both colour modes. */
const STYLING = /^\s*(?:style|classDef|class|linkStyle)\s/;
/** What a line of a sequence diagram may be; the renderer passes over lines that it doesn't know. */
const SEQUENCE_LINE =
  /^\s*(?:participant\s+\w+(?:\s+as\s+.+)?|actor\s+\w+(?:\s+as\s+.+)?|\w+\s*-?->>?\s*[+-]?\w+\s*:\s*\S.*|Note\s+(?:over|left of|right of)\s+\w+(?:\s*,\s*\w+)?\s*:\s*\S.*|(?:alt|else|opt|loop|par|and)(?:\s.*)?|end)\s*$/;

const isFilled = (line: string): boolean => line.trim() !== '' && !line.trim().startsWith('%%');

/** The one line that says `name`, and what it says. */
function alternative(lines: readonly string[], name: string): string {
  const values = lines.flatMap((line) => {
    const [, found, value] = ACCESSIBLE_LINE.exec(line) ?? [];
    return found === name && value ? [value] : [];
  });
  const [value] = values;
  if (value === undefined || values.length > 1) {
    throw new Error(
      `the diagram needs one line "${name}: ..." for those who can't see it. accTitle names it, accDescr says in sentences what it shows.`,
    );
  }
  return value;
}

/** @throws for nodes without a text, of which the first mention of a node must have one, and for too many of them */
function checkFlowchart(text: string): void {
  const { nodes } = parseMermaid(text);
  const bare = [...nodes.values()].find(({ id, label }) => id === label);
  if (bare) {
    throw new Error(
      `"${bare.id}" has no text where the diagram first names it. Write ${bare.id}["Text"] there.`,
    );
  }
  if (nodes.size > MOST_NODES) {
    throw new Error(`the diagram has ${nodes.size} nodes. Accepted: ${MOST_NODES} at most.`);
  }
}

function checkSequence(lines: readonly string[]): void {
  const unknown = lines.slice(1).find((line) => isFilled(line) && !SEQUENCE_LINE.test(line));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown.trim()}" is no line of a sequence diagram. Accepted: participant A as Text, A->>B: text, A-->>B: text, Note over A: text, alt, else, opt, loop, par, and, end.`,
    );
  }
}

/**
 * Reads a fence of Mermaid text.
 * @throws an error that says what is wrong and what is accepted
 */
export function readDiagram(fence: string): DiagramSource {
  const all = fence.replace(/\r\n?/g, '\n').split('\n').filter(isFilled);
  const lines = all.filter((line) => !ACCESSIBLE_LINE.test(line));
  const [kind = ''] = lines;
  if (!KIND.test(kind)) {
    throw new Error(
      `a diagram begins with "flowchart LR" (or TD, TB, RL, BT) or "sequenceDiagram", not with "${kind.trim()}".`,
    );
  }
  const styling = lines.find((line) => STYLING.test(line));
  if (styling !== undefined) {
    throw new Error(`"${styling.trim()}" sets colours, which the site does. Leave it out.`);
  }
  const text = lines.join('\n');
  const source = {
    title: alternative(all, 'accTitle'),
    description: alternative(all, 'accDescr'),
    text,
  };
  if (kind.includes('sequenceDiagram')) {
    checkSequence(lines);
  } else {
    checkFlowchart(text);
  }
  return source;
}
