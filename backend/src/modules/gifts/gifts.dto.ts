import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';

/** Gift as its recipient sees it. The address it was sent to is not shown, because the link may have been passed on. */
export class ReceivedGiftResponse {
  @ApiProperty({
    enum: ['open', 'redeemed', 'closed'],
    enumName: 'ReceivedGiftState',
    description: 'closed: its buyer has taken it back',
  })
  state: 'open' | 'redeemed' | 'closed';

  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ example: 'The First Conversation' })
  title: string;

  @ApiProperty({ type: String, nullable: true, example: '/api/media/public/0192f8a4' })
  thumbnailUrl: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'null: the account is gone',
  })
  senderName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Ida' })
  recipientName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'For the long evenings.' })
  message: string | null;

  @ApiProperty({ description: 'Redeemed by the person who asks' })
  isYours: boolean;

  @ApiProperty({ description: 'The person who asks owns it, by this gift or otherwise' })
  isOwned: boolean;
}

export class RedeemedGiftResponse {
  @ApiProperty({ format: 'uuid', description: 'What is owned from now on' })
  productId: string;
}

export class GiftLinkResponse {
  @ApiProperty({
    example: 'https://sanctum.example/gifts/2f9c',
    description: 'Whoever has it can redeem the gift',
  })
  url: string;
}
