import type { PhrasingContent } from 'mdast';
import { text } from './markdown-nodes';

/** The end of a sentence, outside of code. */
const SENTENCE_END = /\.(?=\s|$)/;

/** The content of the first sentence, without its period. Links become text. */
export function firstSentence(content: readonly PhrasingContent[]): PhrasingContent[] {
  const nodes = content
    .flatMap((node) => (node.type === 'link' ? node.children : [node]))
    .map((node) => (node.type === 'text' ? text(node.value.replaceAll('\n', ' ')) : node));
  const last = nodes.findIndex((node) => node.type === 'text' && SENTENCE_END.test(node.value));
  const end = nodes[last];
  if (end?.type !== 'text') {
    return nodes;
  }
  const [start = ''] = end.value.split(SENTENCE_END);
  return [...nodes.slice(0, last), text(start)];
}
