/**
 * Gifts: a paid order line for somebody else, redeemed by a link. Owns gifts and the links that were mailed or copied.
 * Payments prepares a gift at the checkout, opens it when it is paid, and holds it while its money goes back; whoever
 * has the link redeems it.
 */
export { GIFT_STATES, type GiftState } from './gift-note.js';
export { type GiftNote, MESSAGE_LIMIT, RECIPIENT_NAME_LIMIT } from './gift-note.js';
export { GiftLinksService } from './gift-links.service.js';
export { GiftRecipientsQueries } from './gift-recipients.queries.js';
export { GiftsModule } from './gifts.module.js';
export { RedemptionService } from './redemption.service.js';
export { giftRedeemed, GiftsService } from './gifts.service.js';
export { giftFacts } from './gifts.views.js';
