import { sdkReferenceOf, type SdkReference } from '../../config/sdks';
import { useRoute } from '../site/route';

/** Returns the SDK and version of the current page. */
export function useSdkReference(): SdkReference {
  return sdkReferenceOf(useRoute());
}
