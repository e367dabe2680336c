import type { Paragraph, RootContent } from 'mdast';
import { errorComponents, errorMessages, type ErrorMessage } from '@nitric-docs/nitric-facts';
import { oneOf } from '../../lib/jsx-attributes';
import { code as inlineCode, heading, list, paragraph } from '../../lib/markdown-nodes';
import { linked, markdown, text, type Cell } from './cells';
import type { PageElement } from './element';

const labeled = (label: string, content: Cell): Paragraph =>
  paragraph({ type: 'strong', children: text(`${label}:`) }, ...text(' '), ...content);

/** The class of the headings (src/css/site.css). */
const HEADING = 'error-message';

/** The message as a heading with its anchor, the cause, the fix with a link, and other lines. */
function entryOf({ id, message, also = [], cause, fix, link }: ErrorMessage): RootContent[] {
  const title = heading(3, [inlineCode(message)]);
  const see = [...text(' See '), ...linked(markdown(link.text), link.href), ...text('.')];
  return [
    { ...title, data: { hProperties: { id, className: [HEADING] } } },
    labeled('Cause', markdown(cause)),
    labeled('Fix', [...markdown(fix), ...see]),
    ...(also.length > 0
      ? [labeled('Same cause and fix', []), list(also.map((line) => [paragraph(inlineCode(line))]))]
      : []),
  ];
}

/**
 * `<ErrorList component="cli" />`: the error messages of a component, from `packages/nitric-facts/data/errors.yaml`. They aren't in the
 * table of contents, which lists only the headings of the page.
 */
export const errorList: PageElement = {
  attributes: { component: true },
  content: (attributes) => {
    const component = oneOf('component', attributes.component, errorComponents);
    return errorMessages.filter((entry) => entry.component === component).flatMap(entryOf);
  },
};
