type Properties<T> = Partial<Omit<T, 'style' | 'children'>>;

/** Creates an element. Texts become text nodes, so nothing that a sample returns is read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

export const button = (label: string, onclick: () => void): HTMLButtonElement =>
  element('button', { type: 'button', textContent: label, onclick });

/** A text in which `names` are code. */
export const withCode = (text: string): (Node | string)[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));
