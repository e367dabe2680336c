import { errorMessages, type ErrorMessage } from '@nitric-docs/nitric-facts';
import { ERRORS_PAGE, shortErrorRoute } from '../../../src/config/errors';
import { markdownFileOf, pathOfRoute } from '../../../src/config/routes';

/** What an agent reads to look up one message. */
const MAX_BYTES = 1000;

/** Leads to the Markdown copy of a page, with the anchor. */
function copyOf(address: string, siteUrl: string): string {
  const [route = '', anchor] = address.split('#');
  const file = siteUrl + pathOfRoute(`/${markdownFileOf(route)}`);
  return anchor === undefined ? file : `${file}#${anchor}`;
}

function copyText(
  { id, cause, fix, link }: ErrorMessage,
  lines: readonly string[],
  siteUrl: string,
): string {
  const absolute = (text: string): string =>
    text.replace(/(?<=\]\()\/[^)]*/g, (address) => copyOf(address, siteUrl));
  return [
    '# Error message of Nitric',
    `\`\`\`text\n${lines.join('\n')}\n\`\`\``,
    `**Cause:** ${absolute(cause)}`,
    `**Fix:** ${absolute(fix)} See [${link.text}](${copyOf(link.href, siteUrl)}).`,
    `Page: ${siteUrl}${pathOfRoute(ERRORS_PAGE)}#${id}\n`,
  ].join('\n\n');
}

/** The copy of a message, with as many of the lines that have the same cause as fit. */
function shortCopyOf(message: ErrorMessage, siteUrl: string): string {
  const lines = [message.message, ...(message.also ?? [])];
  const texts = lines.map((_, left) =>
    copyText(message, lines.slice(0, lines.length - left), siteUrl),
  );
  return texts.find((text) => Buffer.byteLength(text) <= MAX_BYTES) ?? texts.at(-1) ?? '';
}

/** A copy of each error message at its short address followed by `.md`, so that agents don't have to read the whole page. */
export const errorCopies = (siteUrl: string): { name: string; content: string }[] =>
  errorMessages.map((message) => ({
    name: markdownFileOf(shortErrorRoute(message.id)),
    content: shortCopyOf(message, siteUrl),
  }));
