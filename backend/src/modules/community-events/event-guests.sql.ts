import type { SignedIn } from '../../platform/security/actor.js';
import { may, type Person, STRANGERS } from '../accounts/index.js';

/** A possible guest, with the facts that the policy on age and kinship needs. */
export interface PossibleGuest extends Person {
  consented: boolean;
  communityAgreed: boolean;
}

/** Columns of a person `p` of the view `people`. */
export const GUEST_COLUMNS = `p.role, p.band, p.consented, p.community_agreed as "communityAgreed"`;

/** True if age and kinship let the person attend: for a minor, a guardian has agreed to the community. */
export const mayCome = (person: PossibleGuest): boolean =>
  may(person, 'join-community', person, {
    ...STRANGERS,
    kinship: 'self',
    consented: person.consented,
    communityAgreed: person.communityAgreed,
  });

export const isCoach = ({ role }: Pick<SignedIn, 'role'>): boolean => role === 'creator';
