import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsUUID } from 'class-validator';
import { PersonName, Text, WithoutAddress } from '../../platform/http/text.js';
import { Email } from '../accounts/index.js';
import { MESSAGE_LIMIT, RECIPIENT_NAME_LIMIT } from '../gifts/index.js';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';

export class AddToCartRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  productId: string;

  @ApiProperty({ enum: [1], description: 'Always 1: a digital product is bought once' })
  @Equals(1)
  quantity: 1;
}

export class GiveInCartRequest {
  @PersonName({ max: RECIPIENT_NAME_LIMIT, example: 'Ida' })
  recipientName: string;

  @Email({ description: 'Email address for the link to redeem it, sent once it’s paid' })
  recipientEmail: string;

  @Text({ optional: true, nullable: true, max: MESSAGE_LIMIT, example: 'For the long evenings.' })
  @WithoutAddress()
  message?: string | null;
}

export class BuyForWardRequest {
  @ApiProperty({ format: 'uuid', description: 'Whether the shopper is their guardian' })
  @IsUUID()
  wardId: string;
}

export class CartWardResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Lena Lind' })
  name: string;
}

export class CartGiftResponse {
  @ApiProperty({ example: 'Ida' })
  recipientName: string;

  @ApiProperty({ example: 'ida@example.org' })
  recipientEmail: string;

  @ApiProperty({ type: String, nullable: true, example: 'For the long evenings.' })
  message: string | null;
}

export class CartProductResponse {
  @ApiProperty({ example: 'The First Conversation' })
  title: string;

  @ApiProperty({ example: 'For Moms' })
  category: string;

  @ApiProperty({ example: '97.00', description: 'US dollars' })
  price: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ type: String, nullable: true, example: '/api/media/public/0192f8a4' })
  thumbnailUrl: string | null;
}

/** A session time that is held while the shopper pays for it. */
export class CartTimeResponse {
  @ApiProperty({ format: 'uuid', description: 'ID of the booking that the payment confirms' })
  bookingId: string;

  @ApiProperty({ format: 'uuid', description: 'Path for choosing another time' })
  offeringId: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time', description: 'Until when it’s held; may be in the past' })
  payUntil: string;
}

export class CartItemResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ enum: [1] })
  quantity: 1;

  @ApiProperty({
    type: CartGiftResponse,
    nullable: true,
    description: 'Recipient; null: not a gift',
  })
  gift: CartGiftResponse | null;

  @ApiProperty({
    type: CartWardResponse,
    nullable: true,
    description: 'Ward of the shopper who gets it; null: no ward',
  })
  ward: CartWardResponse | null;

  @ApiProperty({ type: CartTimeResponse, nullable: true, description: 'null: none chosen' })
  heldTime: CartTimeResponse | null;

  @ApiProperty({
    description: 'Whether the product is for two and includes a second seat for a daughter',
  })
  forPairs: boolean;

  @ApiProperty({
    type: [String],
    example: ['Letters to My Daughter'],
    description: 'Titles in the cart that this bundle includes; they aren’t charged separately',
  })
  replaces: string[];

  @ApiProperty({ type: CartProductResponse })
  product: CartProductResponse;
}

export class CartAddedResponse extends CartItemResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The Whole Path',
    description:
      'Title of a bundle in the cart that includes this product, so the cart doesn’t list it; null: none',
  })
  includedIn: string | null;
}

export class CartCountResponse {
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  count: number;
}
