import { drawDiagram } from './draw';
import { readDiagram } from './source';

/** A fence of Mermaid text, and the id of its diagram, which is unique on its page. */
export interface DiagramFence {
  text: string;
  id: string;
}

export interface DrawnFence {
  title: string;
  svg: string;
}

/**
 * Draws a fence.
 * @throws an error that says what is wrong and what is accepted
 */
export function drawFence({ text, id }: DiagramFence): DrawnFence {
  const source = readDiagram(text);
  return { title: source.title, svg: drawDiagram(source, id) };
}
