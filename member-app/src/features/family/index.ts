/** A mother and her daughters: accounts, consents, and a second guardian. */
export { AskToBuy } from './ask-to-buy';
export { LaterAskToBuy } from './later';
export { MyRequests } from './my-requests';
export { FamilyPage } from './family-page';
export { GuardianInvitation } from './guardian-invitation';
