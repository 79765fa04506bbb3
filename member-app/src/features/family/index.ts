/** A mother and her daughters: accounts, consents, and a second guardian. */
export { Family } from './family';
export { GuardianInvitation } from './guardian-invitation';
