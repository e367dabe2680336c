import type { Paragraph, PhrasingContent } from 'mdast';
import { errorComponents, errorMessages, type ErrorMessage } from '@nitric-docs/nitric-facts';
import { jsxElement, oneOf, type JsxElement } from '../../lib/jsx-attributes';
import {
  code as inlineCode,
  heading,
  inlineElement,
  list,
  paragraph,
} from '../../lib/markdown-nodes';
import { linked, markdown, text, type Cell } from './cells';
import type { PageElement } from './element';

const labeled = (label: string, content: Cell): Paragraph =>
  paragraph({ type: 'strong', children: text(`${label}:`) }, ...text(' '), ...content);

/** The message as code. Its placeholders have a different color, and it can break after a part of a path or a name. */
const messageCode = (message: string): PhrasingContent =>
  inlineElement(
    'code',
    message
      .split(/(<[\w ]+>)|(?<=[/_])(?=\w)/)
      .filter((part) => part !== undefined && part !== '')
      .flatMap((part) => [
        ...(part.startsWith('<') ? [inlineElement('var', text(part))] : text(part)),
        ...(/[/_]$/.test(part) ? [inlineElement('wbr')] : []),
      ]),
    { className: 'long' },
  );

/** The message as a heading with its anchor, and beside it the cause, the fix with a link, and other lines. */
function entryOf({ id, message, also = [], cause, fix, link }: ErrorMessage): JsxElement {
  const see = [...text(' See '), ...linked(markdown(link.text), link.href), ...text('.')];
  return jsxElement('section', {}, [
    heading(3, [messageCode(message)], id),
    jsxElement('div', {}, [
      labeled('Cause', markdown(cause)),
      labeled('Fix', [...markdown(fix), ...see]),
      ...(also.length > 0
        ? [
            labeled('Same cause and fix', []),
            list(also.map((line) => [paragraph(inlineCode(line))])),
          ]
        : []),
    ]),
  ]);
}

/**
 * `<ErrorList component="cli" />`: the error messages of a component, from `packages/nitric-facts/data/errors.yaml`. They aren't in the
 * table of contents, which lists only the headings of the page.
 */
export const errorList: PageElement = {
  attributes: { component: true },
  content: (attributes) => {
    const component = oneOf('component', attributes.component, errorComponents);
    const entries = errorMessages.filter((entry) => entry.component === component).map(entryOf);
    // The first element is the head of the columns (src/css/site.css).
    return [jsxElement('div', { className: 'errors' }, [jsxElement('div', {}), ...entries])];
  },
};
