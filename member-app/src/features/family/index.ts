/** A mother and her daughters: accounts, consents, and a second guardian. */
export { AskToBuy } from './ask-to-buy';
export { MyRequests } from './my-requests';
export { Family } from './family';
export { GuardianInvitation } from './guardian-invitation';
