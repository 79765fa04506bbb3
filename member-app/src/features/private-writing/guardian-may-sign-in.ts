import { isMinor, type Member } from '../session';

/**
 * Returns whether a guardian can get the password: she sets a child's, and gets the link of a minor without an address.
 */
export const guardianMaySignIn = (member: Member): boolean =>
  isMinor(member) &&
  member.guardians.length > 0 &&
  (member.ageBand === 'child' || member.signInName !== null);
