import { isMinor, useSession } from '../session';
import type { Offering, PackageOffer } from './api';
import { singleOf } from './single';

/** What the member can pay one session with; a minor pays nothing, and is led to what her guardian can buy. */
export function useSingle(offering: Offering): PackageOffer | null {
  const { data: member } = useSession();
  return member && isMinor(member) ? null : singleOf(offering);
}
