/**
 * Gifts: a paid order line for another person, redeemed through a link. Owns gifts and their emailed or copied links.
 * Payments prepares a gift at checkout, opens it when it is paid, and closes it during a refund; anyone with the link
 * can redeem it.
 */
export { GIFT_STATES, type GiftState } from './gift-note.js';
export { type GiftNote, MESSAGE_LIMIT, RECIPIENT_NAME_LIMIT } from './gift-note.js';
export { GiftLinksService } from './gift-links.service.js';
export { GiftRecipientsQueries } from './gift-recipients.queries.js';
export { GiftsModule } from './gifts.module.js';
export { RedemptionService } from './redemption.service.js';
export { giftRedeemed, GiftsService } from './gifts.service.js';
export { giftFacts } from './gifts.views.js';
