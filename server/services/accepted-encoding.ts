import Negotiator from 'negotiator';
import type { Encoding } from './site-assets';

/** Headers whose reading is remembered; browsers send a handful of them. */
const REMEMBERED_HEADERS = 100;

/** Picks, of the encodings that exist (best first), the first that an Accept-Encoding header allows. */
export function createEncodingChooser() {
  const known = new Map<string, readonly string[]>();
  const read = (header: string): readonly string[] => {
    const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings();
    if (known.size < REMEMBERED_HEADERS) {
      known.set(header, accepted);
    }
    return accepted;
  };
  return (header: string | undefined, available: readonly Encoding[]): Encoding => {
    if (available.length === 1 || !header) {
      return 'identity';
    }
    const accepted = known.get(header) ?? read(header);
    return available.find((encoding) => accepted.includes(encoding)) ?? 'identity';
  };
}
