import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';

/** Gift as its recipient sees it. The address it was sent to is not shown, because the link may have been passed on. */
export class ReceivedGiftResponse {
  @ApiProperty({
    enum: ['open', 'redeemed', 'closed'],
    enumName: 'ReceivedGiftState',
    description: 'closed: canceled by its buyer',
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
    description: 'null: the account was deleted',
  })
  senderName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Ida' })
  recipientName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'For the long evenings.' })
  message: string | null;

  @ApiProperty({ description: 'Whether the caller redeemed it' })
  isYours: boolean;

  @ApiProperty({ description: 'Whether the caller owns it, through this gift or otherwise' })
  isOwned: boolean;
}

export class RedeemedGiftResponse {
  @ApiProperty({ format: 'uuid', description: 'Products owned from now on' })
  productId: string;
}

export class GiftLinkResponse {
  @ApiProperty({
    example: 'https://sanctum.example/gifts/2f9c',
    description: 'Anyone who has it can redeem the gift',
  })
  url: string;
}
