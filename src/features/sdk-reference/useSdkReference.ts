import { sdkReferenceOf, type SdkReference } from '../../config/sdks';
import { useRoute } from '../site/route';

/**
 * What pages may ask about the SDK reference they are in (SPEC 2, 'Version dropdown'): isReferenceDocs, currentSdk,
 * currentSdkLabel, currentVersion, isNotLatest, latestLink.
 */
export function useSdkReference(): SdkReference {
  return sdkReferenceOf(useRoute());
}
