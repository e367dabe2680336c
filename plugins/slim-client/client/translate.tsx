/**
 * Stands in the browser for Docusaurus' `Translate` on a site with one language and no translated texts: a text is the message
 * that the code gives, with its values put in. The server renders with the original, hence the same text.
 */
import { Fragment, isValidElement, type ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;

interface Message {
  id?: string;
  message?: string;
}

const PLACEHOLDER = /\{(\w+)\}/;

/** Every second part is the name of a value. */
function partsOf(message: string, values: Values): ReactNode[] {
  return message
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
}

export function translate({ message, id = '' }: Message, values: Values = {}): string {
  return partsOf(message ?? id, values).join('');
}

interface TranslateProps {
  id?: string;
  children?: string;
  values?: Values;
}

export default function Translate({ children, id = '', values = {} }: TranslateProps): ReactNode {
  const parts = partsOf(children ?? id, values);
  // One text, as the server wrote it, unless an element stands in it.
  return parts.some(isValidElement)
    ? parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
    : parts.join('');
}
