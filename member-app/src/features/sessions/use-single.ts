import { isMinor, useSession } from '../session';
import type { Offering, PackageOffer } from './api';
import { singleOf } from './api';

/** Returns the offer for a single session; null for minors, who do not pay. */
export function useSingle(offering: Offering): PackageOffer | null {
  const { data: member } = useSession();
  return member && isMinor(member) ? null : singleOf(offering);
}
