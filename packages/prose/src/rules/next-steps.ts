import type { TxtNode } from '@textlint/ast-node-types';
import type { TextlintRuleModule } from '@textlint/types';
import { childrenOf, readableText, wordsIn } from './node-text';

const SECTION = /^(?:What's next|See also|Related)$/;

/** The home page consists of next steps. */
const HOME = /\/docs\/index\.mdx$/;

const isSection = (node: TxtNode): boolean =>
  node.type === 'Header' && 'depth' in node && node.depth === 2;

const linksIn = (node: TxtNode): TxtNode[] =>
  node.type === 'Link' ? [node] : childrenOf(node).flatMap(linksIn);

/** Whether a list item says what the reader finds behind the link. */
function hasReason(item: TxtNode): boolean {
  const linked = linksIn(item).map(readableText).join(' ');
  return wordsIn(readableText(item)).length > wordsIn(linked).length + 1;
}

/** Reports pages whose last section isn't a list of next steps, and links in it without a reason to follow them. */
export const nextSteps: TextlintRuleModule = ({ Syntax, RuleError, report, getFilePath }) => ({
  [Syntax.Document]: (document) => {
    if (HOME.test(getFilePath() ?? '')) {
      return;
    }
    const nodes = childrenOf(document);
    const last = nodes.filter(isSection).at(-1);
    if (!last || !SECTION.test(readableText(last))) {
      const message =
        'the page doesn\'t end with the section "What\'s next" or, on a function page, "See also". Add two to four links.';
      report(last ?? document, new RuleError(message));
      return;
    }
    const items = nodes
      .slice(nodes.indexOf(last))
      .filter(({ type }) => type === Syntax.List)
      .flatMap(childrenOf);
    if (items.length === 0) {
      report(last, new RuleError('the section has no list of links. Add two to four.'));
    }
    for (const item of items.filter((one) => !hasReason(one))) {
      report(item, new RuleError('the item is only a link. Say what the reader finds there.'));
    }
  },
});
