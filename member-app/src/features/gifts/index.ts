/** Page of a gift link: the gift, and its redemption. */
export { GiftPage } from './gift-page';
