import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** SPEC 2, 'Content pieces': get, post, put and delete have a colour of their own. */
export const httpMethods = ['get', 'post', 'put', 'delete', 'patch', 'options', 'all'] as const;

export type HttpMethod = (typeof httpMethods)[number];

/**
 * The HTTP method that a heading or a sentence is about. `src/css/site.css` gives a heading that carries one a larger
 * scroll offset, and knows it by `data-method`.
 * @throws when the method is not accepted
 */
export function MethodTag({ method }: { method: HttpMethod }): ReactNode {
  if (!httpMethods.includes(method)) {
    throw new Error(
      `<MethodTag method="${String(method)}">: not known. Accepted: ${httpMethods.join(', ')}.`,
    );
  }
  return (
    <span className={styles.tag} data-method={method}>
      {method.toUpperCase()}
    </span>
  );
}
