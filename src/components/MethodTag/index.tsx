import type { ReactNode } from 'react';
import styles from './styles.module.css';

export const httpMethods = ['get', 'post', 'put', 'delete', 'patch', 'options', 'all'] as const;

export type HttpMethod = (typeof httpMethods)[number];

const tones: Partial<Record<HttpMethod, string>> = {
  get: 'tip',
  post: 'info',
  put: 'warning',
  delete: 'danger',
};

/** Headings with `data-method` have a larger scroll offset (src/css/site.css). @throws if the method isn't supported */
export function MethodTag({ method }: { method: HttpMethod }): ReactNode {
  if (!httpMethods.includes(method)) {
    throw new Error(
      `<MethodTag>: method "${String(method)}" isn't supported. Use one of these: ${httpMethods.join(', ')}.`,
    );
  }
  return (
    <span className={styles.tag} data-method={method} data-tone={tones[method]}>
      {method.toUpperCase()}
    </span>
  );
}
