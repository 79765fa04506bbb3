import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Choice, Flag, Id, Moment, Text, Whole } from '../../platform/http/fields/index.js';

/** A gift as its recipient sees it, without the address it was sent to, because the link may have been passed on. */
export class ReceivedGiftResponse {
  @Choice(['open', 'redeemed', 'closed'], 'ReceivedGiftState', 'closed: canceled by its buyer')
  state: 'open' | 'redeemed' | 'closed';

  @Id() productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'The First Conversation' }) title: string;
  @Text({ nullable: true, example: '/api/media/public/0192f8a4' }) thumbnailUrl: string | null;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: the account was deleted' })
  senderName: string | null;

  @Text({ nullable: true, example: 'Ida' }) recipientName: string | null;
  @Text({ nullable: true, example: 'For the long evenings.' }) message: string | null;
  @Whole({
    nullable: true,
    example: 90,
    description: 'Days of access from the day it’s redeemed; null: not counted in days',
  })
  accessDays: number | null;

  @Moment({ nullable: true, description: 'When access ends; null without `accessDays` means never' })
  accessUntil: Date | null;

  @Flag('Whether the caller redeemed it') isYours: boolean;
  @Flag('Whether the caller owns it, through this gift or otherwise') isOwned: boolean;
}

export class RedeemedGiftResponse {
  @Id('ID of the product that the caller owns now') productId: string;
}

export class GiftLinkResponse {
  @Text({
    example: 'https://sanctum.example/gifts/2f9c',
    description: 'Anyone who has it can redeem the gift',
  })
  url: string;
}
