import type { FeedbackSample } from '@nitric-docs/docs-server/feedback';
import { latestVersionOf, sdkOfLanguage, sdkReferenceOf } from '../../config/sdks';
import { codeLanguageOf } from '../../contracts/code-language';
import { REPORT } from './attributes';

export interface Report {
  href: string;
  sample: FeedbackSample;
}

/** A short hash of a text (32-bit FNV-1a), which is the same in all browsers and without HTTPS. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

const headingOf = (sample: Element): Element | undefined =>
  [...document.querySelectorAll('article :is(h1, h2, h3, h4)')]
    .filter((one) => one.compareDocumentPosition(sample) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1);

/** The language that a file name or a text such as `Python sample` tells. Empty if it tells none. */
const languageOf = (name: string): string =>
  codeLanguageOf(name.replace(/ sample$|^.*\./g, '')) ?? '';

/** The version that the page is about, or the latest one of the SDK for the language. */
function versionOf(route: string, language: string): string {
  const sdk = sdkOfLanguage(language);
  return sdkReferenceOf(route)?.version ?? (sdk ? latestVersionOf(sdk) : '');
}

/** Undefined if no sample is reported. Attributes that the client also uses would be a module of their own there, which costs bytes. */
export function readReport(route: string): Report | undefined {
  const copy = document.querySelector(`[${REPORT}]`)?.previousElementSibling;
  // The button is in the bar of the sample.
  const sample = copy?.parentElement?.parentElement;
  if (!copy?.ariaLabel || !sample) {
    return undefined;
  }
  const name = copy.ariaLabel.replace(copy.textContent, '').trim();
  const code = sample.querySelector(':not([hidden]) > pre > code')?.textContent ?? '';
  const heading = headingOf(sample);
  // The title of the page has no ID.
  const section = heading?.id || 'main';
  const language = languageOf(name);
  return {
    href: `#${section}`,
    sample: {
      id: `${section}-${hashOf(code)}`,
      title: `${heading?.textContent}: ${name}`,
      language,
      version: versionOf(route, language),
    },
  };
}
