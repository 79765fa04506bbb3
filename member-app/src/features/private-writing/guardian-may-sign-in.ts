import { isMinor, type Member } from '../session';

/** Whether a guardian can come by a password of this member: sets it for a child, or gets the link of whoever has no address. */
export const guardianMaySignIn = (member: Member): boolean =>
  isMinor(member) &&
  member.guardians.length > 0 &&
  (member.ageBand === 'child' || member.signInName !== null);
