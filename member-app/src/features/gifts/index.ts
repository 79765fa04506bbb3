/** The page of a link to a gift: what it is, and redeeming it. */
export { GiftPage } from './gift-page';
