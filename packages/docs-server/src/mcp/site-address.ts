import { UsageError } from '../command';

export const isWebAddress = (place: string): boolean => /^https?:\/\//.test(place);

/**
 * The address of a site without a slash at the end. An origin stands for the documentation on it.
 * @param base the path of the documentation on its host, such as `/docs`
 */
export function addressOf(base: string, text: string): string {
  if (!URL.canParse(text)) {
    throw new UsageError(`--site ${text}: not an address. Write one such as https://example.com.`);
  }
  const { origin, pathname } = new URL(text);
  return origin + (pathname === '/' ? base : pathname).replace(/\/+$/, '');
}
