/** Stands in for `@nitric/grpc-error-status`, which unpacks the details of an error. Here, they aren't packed. */
import { structOf, type Struct } from '../cloud/messages';

/** The cause that a service has added to an error. */
export function parse({
  reason,
}: {
  reason?: string;
}): { parseDetails: () => Struct[] } | undefined {
  return reason === undefined ? undefined : { parseDetails: () => [structOf({ cause: reason })] };
}
