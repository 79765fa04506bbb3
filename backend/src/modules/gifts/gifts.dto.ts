import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Choice, Flag, Id, Text } from '../../platform/http/fields/index.js';

/** Gift as its recipient sees it. The address it was sent to is not shown, because the link may have been passed on. */
export class ReceivedGiftResponse {
  @Choice(['open', 'redeemed', 'closed'], 'ReceivedGiftState', 'closed: its buyer has taken it back')
  state: 'open' | 'redeemed' | 'closed';

  @Id() productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'The First Conversation' }) title: string;
  @Text({ nullable: true, example: '/api/media/public/0192f8a4' }) thumbnailUrl: string | null;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: the account is gone' })
  senderName: string | null;

  @Text({ nullable: true, example: 'Ida' }) recipientName: string | null;
  @Text({ nullable: true, example: 'For the long evenings.' }) message: string | null;
  @Flag('Redeemed by the person who asks') isYours: boolean;
  @Flag('The person who asks owns it, by this gift or otherwise') isOwned: boolean;
}

export class RedeemedGiftResponse {
  @Id('What is owned from now on') productId: string;
}

export class GiftLinkResponse {
  @Text({ example: 'https://sanctum.example/gifts/2f9c', description: 'Whoever has it can redeem the gift' })
  url: string;
}
